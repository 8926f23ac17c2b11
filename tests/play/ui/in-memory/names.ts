/*
 * What things are, and are called, for assistive technology: as much of it as the site uses.
 */

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What has a role without being told. */
const NATIVE: Readonly<Record<string, string>> = {
  alert: '',
  button: 'button, input[type=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog[open]',
  group: 'fieldset, details',
  heading: HEADINGS,
  img: 'img',
  link: 'a[href]',
  listitem: 'li',
  option: 'option',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  rowheader: 'th[scope=row]',
  slider: 'input[type=range]',
  status: 'output',
  table: 'table',
  textbox: 'input:not([type]), input[type=text], input[type=search], textarea',
  toolbar: '',
};

/** Everything with a role, in the order of the page. */
export function withRole(root: ParentNode, role: string): Element[] {
  const native = NATIVE[role];
  if (native === undefined) throw new Error(`nobody has said what a ${role} is`);
  const selector = [native, `[role=${role}]`].filter(Boolean).join(', ');
  return [...root.querySelectorAll(selector)].filter(
    (one) => (one.getAttribute('role') ?? role) === role && !isHidden(one),
  );
}

/** Not to be seen or read: hidden, or in something that is not unfolded. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAttribute('aria-hidden') === 'true') return true;
    if (!isRendered(at)) return true;
  }
  return false;
}

/** Whether an element by itself, or what folds it away, keeps it from being drawn. */
function isRendered(element: Element): boolean {
  if (element.hasAttribute('hidden') || element.matches('dialog:not([open])')) return false;
  const { parentElement } = element;
  return !(
    parentElement?.tagName === 'DETAILS' &&
    !parentElement.hasAttribute('open') &&
    element.tagName !== 'SUMMARY'
  );
}

export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isRendered(at)) return false;
  }
  return element.isConnected;
}

export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const BLOCKS = /^(P|DIV|LI|UL|OL|DT|DD|H[1-6]|TR|TD|TH|BR|SECTION)$/;

/** All that is read of an element, with a space between its parts where it is asked for. */
function contentOf(element: Element, space = ''): string {
  let told = '';
  for (const child of element.childNodes) {
    if (child.nodeType === 3) told += child.textContent;
    else if (child.nodeType === 1) {
      const part = child as Element;
      if (part.getAttribute('aria-hidden') === 'true' || !isRendered(part)) continue;
      const label = part.getAttribute('aria-label');
      const name =
        label ?? (part.tagName === 'IMG' ? part.getAttribute('alt') : contentOf(part, space));
      told += BLOCKS.test(part.tagName) ? ` ${name} ` : `${space}${name}${space}`;
    }
  }
  return told;
}

const byIds = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((one) => (one ? contentOf(one) : ''))
    .join(' ');

/** The labels of a control. */
function labelsOf(element: Element): string[] {
  const around = element.closest('label');
  const apart = element.id ? [...document.querySelectorAll(`label[for="${element.id}"]`)] : [];
  return [...(around ? [around] : []), ...apart].map((one) => contentOf(one));
}

const CONTROLS = 'input, select, textarea, progress';

/** Whether it is called so: how its parts are set apart is said in styles, which are not read. */
export const isCalled = (element: Element, name: string | RegExp, exact: boolean): boolean =>
  ['', ' '].some((space) => isSaid(nameOf(element, space), name, exact));

/** The accessible name. */
export function nameOf(element: Element, space = ''): string {
  const ids = element.getAttribute('aria-labelledby');
  if (ids) return oneLine(byIds(ids));
  const label = element.getAttribute('aria-label');
  if (label !== null) return oneLine(label);
  if (element.matches(CONTROLS)) return oneLine(labelsOf(element).join(' '));
  if (element.tagName === 'FIELDSET')
    return oneLine(element.querySelector('legend')?.textContent ?? '');
  if (element.tagName === 'TABLE')
    return oneLine(element.querySelector('caption')?.textContent ?? '');
  if (element.tagName === 'IMG') return oneLine(element.getAttribute('alt'));
  if (element.matches('[role=group], [role=region], [role=dialog], details, section, dialog, ul'))
    return '';
  return oneLine(contentOf(element, space));
}

/** Whether a text is what is asked for: whole where that is said, else in part and in any case. */
export function isSaid(text: string, asked: string | RegExp, exact = false): boolean {
  if (asked instanceof RegExp)
    return new RegExp(asked.source, asked.flags.replace('g', '')).test(text);
  const wanted = oneLine(asked);
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
}

/** What carries a label, by what that says. */
export const withLabel = (root: ParentNode, asked: string | RegExp, exact: boolean): Element[] =>
  [...root.querySelectorAll(`${CONTROLS}, [aria-label], [aria-labelledby]`)].filter((one) => {
    const name = nameOf(one);
    return name !== '' && isSaid(name, asked, exact);
  });

/** The smallest elements that say something, what is looked into included. */
export function withText(root: Element, asked: string | RegExp, exact: boolean): Element[] {
  const found: Element[] = [];
  const look = (element: Element): boolean => {
    if (/^(SCRIPT|STYLE|OPTION)$/.test(element.tagName)) return false;
    const text = oneLine(element.textContent);
    // A part may say exactly what the whole does not.
    if (typeof asked === 'string' && !isSaid(text, asked)) return false;
    let isWithin = false;
    for (const child of element.children) isWithin = look(child) || isWithin;
    if (isWithin) return true;
    if (!isSaid(text, asked, exact)) return false;
    found.push(element);
    return true;
  };
  look(root);
  return found;
}

/** All that assistive technology has of a part of the page, a line each. */
export function readOut(root: Element): string {
  const lines: string[] = [];
  const look = (element: Element) => {
    if (isHidden(element)) return;
    if (element.matches('button, a, input, select, textarea, [role], h1, h2, h3, section')) {
      const { checked, value, disabled } = element as HTMLInputElement;
      const states = ['aria-disabled', 'aria-pressed', 'aria-expanded'].map(
        (state) => element.getAttribute(state) ?? '-',
      );
      const role = element.getAttribute('role') ?? element.tagName;
      lines.push([role, nameOf(element), checked, value, disabled, ...states].join(' | '));
    }
    for (const child of element.childNodes) {
      if (child.nodeType === 1) look(child as Element);
      else if (oneLine(child.textContent)) lines.push(oneLine(child.textContent));
    }
  };
  look(root);
  return lines.join('\n');
}
