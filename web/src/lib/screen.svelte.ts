// How large the screen is: the desk, the tablet and the phone have layouts of their own.

class Screen {
  phone: boolean = $state(false);
  desk: boolean = $state(false);

  constructor() {
    const phone = matchMedia("(max-width: 899px)");
    const desk = matchMedia("(min-width: 1360px)");
    const look = (): void => {
      this.phone = phone.matches;
      this.desk = desk.matches;
    };
    phone.addEventListener("change", look);
    desk.addEventListener("change", look);
    look();
  }
}

export const screenSize = new Screen();
