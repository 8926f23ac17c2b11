import { PATIENCE } from '../../../setup/patience.ts';
import {
  isCalled,
  isSaid,
  isVisible,
  nameOf,
  oneLine,
  readOut,
  withLabel,
  withRole,
  withText,
} from './names.ts';

/*
 * A part of the page, found anew whenever it is used, with the words in which the browser's driver speaks
 * of one: what a visitor does is written down once, for the browser and for a page in memory.
 */

type Text = string | RegExp;
interface Options {
  readonly name?: Text;
  readonly exact?: boolean;
}
interface Filter {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly visible?: boolean;
}
type Find = () => Element[];

const { setTimeout, setImmediate } = globalThis;

/** Lets everything happen that is about to. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((next) => setImmediate(next));
}

/** Waits for what is wanted. */
export async function waitFor<Found>(look: () => Found, what: string): Promise<NonNullable<Found>> {
  const end = performance.now() + PATIENCE;
  for (let times = 0; ; times++) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    if (times < 20) await settled();
    else await new Promise((next) => setTimeout(next, 5));
  }
}

const isBarred = (element: Element): boolean =>
  element.closest(':disabled, fieldset:disabled') !== null ||
  element.getAttribute('aria-disabled') === 'true' ||
  element.closest('[inert]') !== null;

/** How a key moves a slider. */
const SLIDES: Readonly<Record<string, (slider: HTMLInputElement) => number>> = {
  ArrowLeft: ({ value, step }) => Number(value) - Number(step || 1),
  ArrowRight: ({ value, step }) => Number(value) + Number(step || 1),
  Home: ({ min }) => Number(min),
  End: ({ max }) => Number(max),
};

function slide(slider: HTMLInputElement, key: string): void {
  const { min, max } = slider;
  const to = SLIDES[key]?.(slider);
  if (to === undefined) return;
  slider.value = String(Math.min(Number(max), Math.max(Number(min), to)));
  tell(slider, 'input', 'change');
}

/** A key on what has the focus, with what the browser itself makes of it. */
export async function strike(keys: string): Promise<void> {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const at = document.activeElement ?? document.body;
  const init = {
    ...{ key, bubbles: true, cancelable: true },
    ...{ ctrlKey: parts.includes('Control'), shiftKey: parts.includes('Shift') },
  };
  const goesOn = at.dispatchEvent(new KeyboardEvent('keydown', init));
  if (goesOn && key === 'Enter' && at.matches('button, a, summary')) (at as HTMLElement).click();
  if (goesOn && key === 'Enter' && at.matches('input')) at.closest('form')?.requestSubmit();
  if (goesOn && at.matches('input[type=range]')) slide(at as HTMLInputElement, key);
  const sheets = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
  if (goesOn && key === 'Escape') [...sheets].at(-1)?.close();
  at.dispatchEvent(new KeyboardEvent('keyup', init));
  await settled();
}

function tell(element: Element, ...types: string[]): void {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Something with parts. */
export class Whole {
  protected readonly find: Find;
  protected readonly said: string;
  constructor(find: Find, said = 'the page') {
    this.find = find;
    this.said = said;
  }

  protected within(more: string, find: (root: Element) => Element[]): Part {
    return new Part(
      () => [...new Set(this.find().flatMap((root) => find(root)))],
      `${this.said} ${more}`,
    );
  }
  locator(css: string, filter: Filter = {}): Part {
    return this.within(css, (root) => [...root.querySelectorAll(css)]).filter(filter);
  }
  getByRole(role: string, { name, exact = false }: Options = {}): Part {
    return this.within(`${role} ${name ?? ''}`, (root) =>
      withRole(root, role).filter((one) => name === undefined || isCalled(one, name, exact)),
    );
  }
  getByText(text: Text, { exact = false }: Options = {}): Part {
    return this.within(`“${text}”`, (root) => withText(root, text, exact));
  }
  getByLabel(text: Text, { exact = false }: Options = {}): Part {
    return this.within(`labelled “${text}”`, (root) => withLabel(root, text, exact));
  }
}

/** A part, or several alike. */
export class Part extends Whole {
  filter({ hasText, hasNotText, visible }: Filter): Part {
    if (hasText === undefined && hasNotText === undefined && visible === undefined) return this;
    const fits = (one: Element) =>
      (hasText === undefined || isSaid(oneLine(one.textContent), hasText)) &&
      (hasNotText === undefined || !isSaid(oneLine(one.textContent), hasNotText)) &&
      (visible === undefined || isVisible(one) === visible);
    return new Part(() => this.find().filter(fits), `${this.said} with ${hasText ?? ''}`);
  }
  or(other: Part): Part {
    return new Part(() => [...new Set([...this.find(), ...other.find()])], this.said);
  }
  first(): Part {
    return this.nth(0);
  }
  last(): Part {
    return this.nth(-1);
  }
  nth(n: number): Part {
    return new Part(() => this.find().slice(n, n === -1 ? undefined : n + 1), `${this.said} #${n}`);
  }

  /** The one element that is meant. */
  private async one(isFit: (one: Element) => boolean = () => true): Promise<HTMLElement> {
    const [found, more] = await waitFor(() => {
      const all = this.find();
      return all.length > 0 && all.every(isFit) ? all : undefined;
    }, this.said);
    if (more) throw new Error(`more than one: ${this.said}`);
    return found as HTMLElement;
  }
  private async now(): Promise<Element[]> {
    await settled();
    return this.find();
  }

  async click({ force = false } = {}): Promise<void> {
    const element = await this.one((one) => force || (!isBarred(one) && isVisible(one)));
    if (element.matches('button, a, input, summary, [tabindex]')) element.focus();
    element.click();
    await settled();
  }
  tap(options?: { force?: boolean }): Promise<void> {
    return this.click(options);
  }
  async press(key: string): Promise<void> {
    (await this.one()).focus();
    await strike(key);
  }
  async focus(): Promise<void> {
    (await this.one()).focus();
    await settled();
  }
  async check(): Promise<void> {
    const element = (await this.one((one) => !isBarred(one))) as HTMLInputElement;
    if (!element.checked) element.click();
    await settled();
    if (!element.checked && element.isConnected) throw new Error(`not checked: ${this.said}`);
  }
  async uncheck(): Promise<void> {
    const element = (await this.one((one) => !isBarred(one))) as HTMLInputElement;
    if (element.checked) element.click();
    await settled();
  }
  async fill(value: string): Promise<void> {
    const element = (await this.one((one) => !isBarred(one))) as HTMLInputElement;
    element.focus();
    element.value = value;
    tell(element, 'input', 'change');
    await settled();
  }
  async selectOption(asked: string): Promise<void> {
    const element = (await this.one((one) => !isBarred(one))) as HTMLSelectElement;
    const option = [...element.options].find(
      ({ value, text }) => value === asked || oneLine(text) === asked,
    );
    if (!option) throw new Error(`no ${asked} in ${this.said}`);
    element.value = option.value;
    tell(element, 'input', 'change');
    await settled();
  }
  async setInputFiles(file: { name: string; mimeType: string; buffer: Uint8Array }): Promise<void> {
    const element = await this.one();
    const files = [
      new File([file.buffer as Uint8Array<ArrayBuffer>], file.name, { type: file.mimeType }),
    ];
    Object.defineProperty(element, 'files', { value: files, configurable: true });
    tell(element, 'change');
    await settled();
  }
  async dispatchEvent(type: string, more: object = {}): Promise<void> {
    const event = new Event(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
    (await this.one()).dispatchEvent(event);
    await settled();
  }

  async waitFor({ state = 'visible' }: { state?: string } = {}): Promise<void> {
    if (state === 'detached')
      await waitFor(() => this.find().length === 0, `${this.said} to be gone`);
    else if (state === 'attached') await waitFor(() => this.find().length > 0, this.said);
    else await waitFor(() => this.find().some(isVisible), this.said);
  }
  async count(): Promise<number> {
    return (await this.now()).length;
  }
  async all(): Promise<Part[]> {
    return (await this.now()).map((_, n) => this.nth(n));
  }
  async isVisible(): Promise<boolean> {
    return (await this.now()).some(isVisible);
  }
  async isDisabled(): Promise<boolean> {
    return isBarred(await this.one());
  }
  async isEnabled(): Promise<boolean> {
    return !isBarred(await this.one());
  }
  async isChecked(): Promise<boolean> {
    return ((await this.one()) as HTMLInputElement).checked;
  }
  async inputValue(): Promise<string> {
    return ((await this.one()) as HTMLInputElement).value;
  }
  async textContent(): Promise<string> {
    return (await this.one()).textContent ?? '';
  }
  async innerText(): Promise<string> {
    return oneLine((await this.one()).textContent);
  }
  async allTextContents(): Promise<string[]> {
    return (await this.now()).map((one) => one.textContent ?? '');
  }
  async allInnerTexts(): Promise<string[]> {
    return (await this.now()).map((one) => oneLine(one.textContent));
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name);
  }
  /** What assistive technology has: of a control a line, with its name in quotes. */
  async ariaSnapshot(): Promise<string> {
    const element = await this.one();
    const isControl = element.matches('button, a, [role=button], input');
    return isControl ? `"${nameOf(element)}"` : readOut(element);
  }
  async evaluate<Given, Result>(
    work: (element: HTMLElement, given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>> {
    const result = await work(await this.one(), given as Given);
    await settled();
    return result;
  }
  async evaluateAll<Result>(work: (elements: HTMLElement[]) => Result): Promise<Awaited<Result>> {
    return await work((await this.now()) as HTMLElement[]);
  }
}
