import texts from '../../i18n/pt-BR/navegador.ts';

const PAGE = 'max-width: 640px; margin: 48px auto; padding: 0 16px; font: 16px/1.5 Inter, sans-serif';
const TITLE = 'font-size: 24px; line-height: 1.3';
const BUTTON = 'font: inherit; padding: 6px 16px; cursor: pointer';

function element<T extends keyof HTMLElementTagNameMap>(tag: T, style: string, text = '') {
  const made = document.createElement(tag);
  made.style.cssText = style;
  made.textContent = text;
  return made;
}

/** Says, in place of the application, why it did not start, and offers to load the page again. */
export function tellNotStarted(root: Element, why: 'storage' | 'missing'): void {
  const { title, text } = texts[why];
  const page = element('main', PAGE);
  const reload = element('button', BUTTON, texts.reload);
  reload.onclick = () => location.reload();
  const said = element('div', '');
  said.setAttribute('role', 'alert');
  said.append(element('h1', TITLE, title), element('p', '', text));
  page.append(said, reload);
  root.replaceChildren(page);
}
