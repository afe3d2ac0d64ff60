import { configure } from '@testing-library/react';

/**
 * Has the page written into the error of a query only for whoever reads it. What is waited for is looked for again and
 * again, and each time that it is not there yet, all of the page would be written down for nobody.
 */
export function describePagesWhenRead(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
    },
  }));
}
