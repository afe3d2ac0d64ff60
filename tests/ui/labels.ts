const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/** Whether the label is the element's: the one that its `for` names, or else the first inside it. */
function isOf(label: HTMLLabelElement, element: HTMLElement): boolean {
  if (!label.hasAttribute('for')) return label.control === element;
  return label.htmlFor === element.id && document.getElementById(element.id) === element;
}

/**
 * Has an element's labels found among the labels of the document. jsdom goes through all of the document for each label
 * that it meets, to find what it belongs to, and again for each element that a query by label looks at.
 */
export function findLabelsQuickly(): void {
  for (const { prototype } of LABELABLE) {
    const { get: labelsOf } = Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {};
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!this.isConnected || (this instanceof HTMLInputElement && this.type === 'hidden')) {
          return labelsOf?.call(this);
        }
        return [...document.getElementsByTagName('label')].filter((label) => isOf(label, this));
      },
    });
  }
}
