import createPurifier from 'dompurify';

/** Attributes that make a page fetch something. */
const FETCHING = ['src', 'srcset', 'background', 'poster'];

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  for (const name of FETCHING) {
    if (!/^data:image\//i.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
  if (/url\s*\(|image-set/i.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
});

/** Should something get past the purifier, the frame still fetches nothing; its links have no window to open in. */
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><base target="_blank">`;
const BODY_STYLE = 'margin:16px;background:#ffffff;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif';

/**
 * The HTML of a message as a document for a frame without scripts: nothing in it runs, is sent or is fetched.
 *
 * @param html as it came, from anybody
 */
export function safeDocument(html: string): string {
  const body = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
  });
  return `<!doctype html><html lang="pt-BR"><head>${HEAD}</head><body style="${BODY_STYLE}">${body}</body></html>`;
}
