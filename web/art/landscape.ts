// One landscape behind the whole board: night sky (factions) > hall (Landsraad, Ix) > shield wall and sand (Arrakis) > arena (conflict).
import { Pic, PAL, mix } from "../src/imperium/draw/art";
const T = {
  night: {
    k0: "#080b19",
    k1: "#171c3a",
    k2: "#3a3157",
    k3: "#8a5566",
    hz: "#e09a62",
    far: "#4b3b58",
    hall: "#1d1a30",
    hall2: "#2b2542",
    rock: "#4a3442",
    rock2: "#2c2030",
    s0: "#c28a50",
    s1: "#8a5a33",
    s2: "#4f301f",
    star: "#fdf3d8",
    moon: "#f3e4c4",
    dark: "#120a10",
    lit: "#ffd79a",
  },
  dawn: {
    k0: "#8fa9cf",
    k1: "#b7c4df",
    k2: "#e6cdc8",
    k3: "#f6cfa0",
    hz: "#ffeec4",
    far: "#b7a2b0",
    hall: "#a892a0",
    hall2: "#c4b1ba",
    rock: "#b08a74",
    rock2: "#94705e",
    s0: "#f4dca8",
    s1: "#e2bb7c",
    s2: "#c2935a",
    star: "#ffffff",
    moon: "#fffaf0",
    dark: "#7a5638",
    lit: "#fff6dc",
  },
};
/** Where the bands end and the arena lies, in the coordinates of the picture. */
export interface Bands {
  y1: number; // the sky's end
  y2: number; // the hall's end
  ax: number;
  ay: number;
  aw: number;
  ah: number;
}

export function landscape(W: number, H: number, { y1, y2, ax, ay, aw, ah }: Bands, theme: keyof typeof T): string {
  const t = T[theme],
    c = new Pic("board7" + W, { ...PAL.none, lit: t.lit, dark: t.dark }, W, H),
    r = c.r,
    f = (x: number) => x.toFixed(1);
  c.path(
    `M0 0H${W}V${H}H0z`,
    c.lin([
      [0, t.k0],
      [(y1 / H) * 0.75, t.k1],
      [y1 / H, t.k2],
      [(y1 + (y2 - y1) * 0.7) / H, t.k3],
      [y2 / H, t.hz],
      [1, t.s1],
    ]),
  );
  // milky band and stars
  c.o += `<ellipse cx="${f(W * 0.55)}" cy="${f(y1 * 0.35)}" rx="${f(W * 0.7)}" ry="${f(y1 * 0.3)}" transform="rotate(-9 ${f(W / 2)} ${f(y1 * 0.4)})" fill="${c.rad(
    [
      [0, "#8a86d0", 0.22],
      [1, "#8a86d0", 0],
    ],
  )}"/>`;
  let d = "";
  for (let i = 0; i < W / 4; i++) {
    const x = r.u(0, W),
      y = r.u(0, 1) ** 1.5 * y1 * 1.15,
      s = r() < 0.06 ? r.u(1.6, 2.6) : r.u(0.4, 1.1);
    d += `M${f(x)} ${f(y - s)}l${f(s * 0.3)} ${f(s * 0.7)} ${f(s * 0.7)} ${f(s * 0.3)}-${f(s * 0.7)} ${f(s * 0.3)}-${f(s * 0.3)} ${f(s * 0.7)}-${f(s * 0.3)}-${f(s * 0.7)}-${f(s * 0.7)}-${f(s * 0.3)} ${f(s * 0.7)}-${f(s * 0.3)}z`;
  }
  c.path(d, t.star, 'fill-opacity=".75"');
  // constellation lines of the navigator's chart
  for (let k = 0; k < 4; k++) {
    let x = (W * (k + 0.12)) / 4,
      y = r.u(0.1, 0.5) * y1,
      p = `M${f(x)} ${f(y)}`;
    for (let i = 0; i < 5; i++) {
      x += r.u(0.02, 0.06) * W;
      y = Math.max(6, y + r.u(-0.22, 0.22) * y1);
      p += `L${f(x)} ${f(y)}`;
      c.circ(x, y, 1.3, t.star, 0.7);
    }
    c.line(p, t.star, 0.6, 0.2);
  }
  // two moons
  const moon = (x: number, y: number, R: number) => {
    c.circ(
      x,
      y,
      R * 3,
      c.rad([
        [0, t.moon, 0.38],
        [1, t.moon, 0],
      ]),
    );
    c.circ(
      x,
      y,
      R,
      c.lin(
        [
          [0, t.moon],
          [1, mix(t.moon, t.k3, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    c.circ(x - R * 0.3, y + R * 0.1, R * 0.22, t.k3, 0.22);
    c.circ(x + R * 0.25, y - R * 0.35, R * 0.14, t.k3, 0.2);
    c.circ(x + R * 0.3, y + R * 0.4, R * 0.18, t.k3, 0.18);
  };
  moon(W * 0.405, y1 + (y2 - y1) * 0.02, Math.min(W, 900) * 0.062);
  moon(W * 0.757, y1 * 0.52, Math.min(W, 900) * 0.013);
  // far mesas
  const ridge = (y: number, amp: number, col: string, step: number, rough = 0.5) => {
    let p = `M-2 ${H}V${f(y)}`,
      yy = y;
    for (let x = 0; x <= W + step; x += step * r.u(0.5, 1.5)) {
      yy = Math.max(y - amp, Math.min(y + amp * 0.5, yy + r.u(-amp, amp) * 0.7));
      p += `L${f(x)} ${f(yy)}`;
      if (r() < rough) p += `h${f(r.u(0.3, 1) * step)}`;
    }
    c.path(p + `V${H}z`, col);
  };
  const hh = y2 - y1;
  ridge(
    y1 + hh * 0.3,
    hh * 0.16,
    c.lin([
      [0, mix(t.far, t.k2, 0.4)],
      [1, t.k3],
    ]),
    34,
  );
  ridge(
    y1 + hh * 0.5,
    hh * 0.12,
    c.lin([
      [0, mix(t.far, t.hall, 0.3)],
      [1, t.k3],
    ]),
    22,
  );
  // the great hall: terraces, colonnade, two domes
  const base = y2 + hh * 0.1,
    top = y1 + hh * 0.2;
  let p = "";
  c.path(
    `M${f(-10)} ${f(base)}V${f(top + hh * 0.22)}L${f(W * 0.04)} ${f(top + hh * 0.12)}H${f(W * 0.6)}L${f(W * 0.63)} ${f(top + hh * 0.22)}V${f(base)}z`,
    c.lin([
      [0, t.hall2],
      [1, t.hall],
    ]),
    'fill-opacity=".9"',
  );
  c.path(
    `M${f(W * 0.22)} ${f(top + hh * 0.12)}q${f(W * 0.1)} ${f(-hh * 0.42)} ${f(W * 0.2)} 0z`,
    c.lin([
      [0, mix(t.hall2, t.hz, 0.25)],
      [1, t.hall],
    ]),
  );
  c.line(`M${f(W * 0.32)} ${f(top - hh * 0.1)}v${f(-hh * 0.16)}`, mix(t.hall2, t.hz, 0.3), 2);
  for (let x = W * 0.015; x < W * 0.6; x += W / 46) {
    c.path(
      `M${f(x)} ${f(top + hh * 0.2)}h${f(W / 150)}V${f(base)}h${f(-W / 150)}z`,
      mix(t.hall2, t.hz, 0.16),
      'fill-opacity=".5"',
    );
  }
  // Ix: stacked angular towers with teal light on the right
  for (let i = 0; i < 11; i++) {
    const x = W * (0.645 + i * 0.035),
      w = W * 0.03,
      tt = top + hh * (0.1 + r() * 0.42);
    c.path(
      `M${f(x)} ${f(base)}V${f(tt + 8)}l8 -8h${f(w - 8)}V${f(base)}z`,
      c.lin([
        [0, mix(t.hall2, "#1f6a5c", 0.45)],
        [1, t.hall],
      ]),
    );
    for (let k = 0; k < 4; k++)
      if (r() < 0.7)
        c.path(`M${f(x + 5 + r() * (w - 10))} ${f(tt + 14 + r() * hh * 0.4)}h2v4h-2z`, "#8fdcc4", 'fill-opacity=".7"');
  }
  c.path(`M0 ${f(base)}V${f(base - hh * 0.09)}H${W}V${f(base)}z`, t.hall);
  c.line(`M0 ${f(base - hh * 0.09)}H${W}`, mix(t.hall2, t.hz, 0.4), 1.2, 0.7);
  // shield wall, then sand
  const sh = H - y2;
  const sand0 = y2 + sh * 0.06;
  c.path(
    `M0 ${f(sand0)}H${W}V${H}H0z`,
    c.lin([
      [0, t.s0],
      [0.35, mix(t.s0, t.s1, 0.55)],
      [0.7, t.s1],
      [1, t.s2],
    ]),
  );
  {
    let q = `M-2 ${f(sand0 + sh * 0.3)}V${f(sand0 - sh * 0.02)}`,
      x = 0;
    while (x < W * 0.66) {
      const step = r.u(0.015, 0.05) * W,
        yy = sand0 - sh * r.u(-0.01, 0.09);
      q += `L${f(x)} ${f(yy)}h${f(step * 0.6)}`;
      x += step;
    }
    q += `L${f(W * 0.69)} ${f(sand0 + sh * 0.08)}`;
    for (x = W * 0.66; x > -10; x -= W * 0.03) q += `L${f(x)} ${f(sand0 + sh * r.u(0.2, 0.28))}`;
    c.path(
      q + "z",
      c.lin([
        [0, mix(t.rock, t.hz, 0.25)],
        [0.4, t.rock],
        [1, t.rock2],
      ]),
    );
    for (let i = 0; i < 40; i++) {
      const xx = r.u(0, W * 0.66),
        yy = sand0 + sh * r.u(0.0, 0.16);
      c.line(`M${f(xx)} ${f(yy)}l${f(r.u(-4, 4))} ${f(sh * r.u(0.03, 0.08))}`, t.dark, r.u(0.8, 2), 0.25);
    }
  }
  const P0 = c.p;
  c.p = { ...P0, lit: t.lit, dark: t.dark };
  for (let i = 0; i < 4; i++) {
    const k = i / 3;
    c.dune(
      sand0 + sh * (0.3 + 0.2 * i),
      sh * (0.04 + 0.018 * i),
      W * (0.22 + 0.07 * i),
      mix(t.s0, t.s2, k * 0.62),
      mix(t.s1, t.s2, 0.35 + k * 0.65),
    );
  }
  for (let i = 0; i < 22; i++) {
    const yy = sand0 + sh * r.u(0.34, 0.98),
      x = r.u(-0.1, 0.9) * W;
    let q = `M${f(x)} ${f(yy)}`;
    for (let k = 0; k < 7; k++) q += `q8 ${f(r.u(-3, -1.5))} 18 ${f(r.u(-0.5, 0.8))}`;
    c.line(q, t.lit, 0.8, 0.16);
  }
  // the arena: a crater of terraces, red light in it
  if (aw) {
    const cx = ax + aw / 2,
      cy = ay + ah * 0.54;
    for (let k = 0; k < 7; k++) {
      const q = 1.16 - k * 0.075;
      c.o += `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(aw * 0.56 * q)}" ry="${f(ah * 0.6 * q)}" fill="${k === 0 ? t.lit : mix(mix(t.s2, "#5a1a1c", k / 6), "#180508", Math.max(0, k - 3) / 4)}" fill-opacity="${k === 0 ? 0.18 : theme === "dawn" ? 0.8 : 0.92}"/>`;
      c.o += `<path d="M${f(cx - aw * 0.56 * q)} ${f(cy)}A${f(aw * 0.56 * q)} ${f(ah * 0.6 * q)} 0 01${f(cx + aw * 0.56 * q)} ${f(cy)}" fill="none" stroke="#ffb27a" stroke-opacity="${f(0.34 - k * 0.03)}" stroke-width="1.4"/>`;
    }
    for (let i = 0; i < 46; i++) {
      const a = (i / 46) * 6.283;
      c.line(
        `M${f(cx + Math.cos(a) * aw * 0.5)} ${f(cy + Math.sin(a) * ah * 0.535)}L${f(cx + Math.cos(a) * aw * 0.565)} ${f(cy + Math.sin(a) * ah * 0.6)}`,
        t.dark,
        1.2,
        0.35,
      );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" aria-hidden="true"><defs>${c.defs}</defs>${c.o}</svg>`;
}
