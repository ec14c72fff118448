// A restless hand inside the page: tests/soak_page.py. Plays for so many milliseconds; answers {clicks, over} or {clicks, stuck}.
async ([lit, seed, most]) => {
  let x = seed >>> 0;
  const chance = () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let y = Math.imul(x ^ (x >>> 15), x | 1);
    y ^= y + Math.imul(y ^ (y >>> 7), y | 61);
    return ((y ^ (y >>> 14)) >>> 0) / 4294967296;
  };
  const one = (of) => of[Math.floor(chance() * of.length)];
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const saved = () => document.querySelector('[data-testid=saved]');
  const over = () => document.querySelector('[data-testid=end]') !== null;
  const said = () => document.querySelector('.say')?.textContent ?? ''; // innerText would lay out the page each time
  const asked = () => {
    const prompt = document.querySelector('.prompt');
    return prompt && !prompt.classList.contains('wait') && saved()?.dataset.state === 'saved';
  };
  const until = async (true_, limit = 60000) => {
    const end = performance.now() + limit;
    while (!true_()) {
      if (performance.now() > end) return false;
      await frame();
    }
    return true;
  };
  const pointOf = (thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = thing.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.15, .5], [.5, .2], [.5, .85], [.85, .5], [.1, .15], [.3, .3], [.7, .7], [.3, .7], [.7, .3]]) {
      const [px, py] = [at.left + at.width * fx, at.top + at.height * fy];
      const there = document.elementFromPoint(px, py);
      if (there && thing.contains(there)) return [there, px, py];
    }
    return null;
  };
  const click = ([there, clientX, clientY]) => {
    const how = { bubbles: true, cancelable: true, composed: true, clientX, clientY, button: 0, pointerId: 1, isPrimary: true };
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      there.dispatchEvent(new (name.startsWith('pointer') ? PointerEvent : MouseEvent)(name, how));
    if (there.closest('button, a, [tabindex]')) there.closest('button, a, [tabindex]').focus?.({ preventScroll: true });
  };
  const seen = (thing) => {
    const at = thing.getBoundingClientRect();
    return at.width && !thing.disabled && getComputedStyle(thing).visibility !== 'hidden';
  };
  const press = (key) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const began = performance.now();
  let clicks = 0;
  while (performance.now() - began < most) {
    if (!(await until(() => over() || asked()))) return { clicks, stuck: `nobody asks: ${said()} (${saved()?.dataset.state} ${saved()?.dataset.v})` };
    if (over()) return { clicks, over: true };
    if (chance() < 0.05) {
      press(one([...'ulhmtbrgw?/', 'ArrowLeft', 'ArrowDown', 'Escape']));
      await frame();
      if (document.querySelector('[role=dialog], .texttable')) press('Escape');
      await until(() => over() || asked());
      continue;
    }
    if (chance() < 0.04) {
      const any = [...document.querySelectorAll('.table [data-thing]')].filter((t) => seen(t) && !t.matches(lit));
      const at = any.length ? pointOf(one(any)) : null;
      if (at && !at[0].closest(lit)) {
        click(at);
        await frame();
        press('Escape');
      }
      continue;
    }
    const [v, question] = [saved().dataset.v, said()];
    let found = [], at = null, chosen = null, patience = performance.now() + 400;
    const shown = await until(() => {
      if (over()) return true;
      found = [...document.querySelectorAll(lit)].filter(seen);
      const first = Math.floor(chance() * found.length);
      for (let n = 0; n < found.length && !at; n++) {
        chosen = found[(first + n) % found.length];
        at = pointOf(chosen);
      }
      const edges = [...document.querySelectorAll('.edge')].filter(seen);
      if (!at && edges.length && performance.now() > patience) { // it lies beyond an edge of the map: follow the sign
        one(edges).click();
        patience = performance.now() + 600;
      }
      if (!at && performance.now() > patience) document.querySelector('.lead.can')?.click(); // it looked at a leader who is taken
      return at;
    }, 8000);
    if (over()) continue;
    if (!shown) return { clicks, stuck: `nothing can be clicked: ${question}; lit: ${found.map((f) => f.dataset.thing ?? f.innerText).join(', ')}` };
    const name = chosen.dataset.thing ?? chosen.innerText;
    let drawn = false;
    const watch = new MutationObserver(() => (drawn = true));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    click(at);
    clicks++;
    const worked = await until(() => over() || saved()?.dataset.v !== v || said() !== question, 3000)
      || (await until(() => over() || saved()?.dataset.v !== v || said() !== question || drawn, 20000));
    watch.disconnect();
    if (!worked) return { clicks, stuck: `a click on ${name} did nothing: ${question} (v ${v})` };
  }
  return { clicks, over: false };
}
