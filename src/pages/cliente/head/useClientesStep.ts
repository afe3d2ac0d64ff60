import { useTranslate } from 'react-admin';
import { useListSearch } from '../../../app/useListSearch.ts';
import { CLIENTE } from '../tabs.ts';

/** The step back from a client to the list, as it was last filtered. */
export function useClientesStep() {
  const translate = useTranslate();
  const search = useListSearch() ?? '';
  return {
    text: translate('cliente.list.title'),
    to: { pathname: `/${CLIENTE}`, search },
    label: translate('ficha.back'),
  };
}
