import { useListContext, useTranslate } from 'react-admin';
import { CountText } from '../page/CountText.tsx';

/** How many rows the list around it has, for beside its title. */
export function ListCount() {
  const translate = useTranslate();
  const { total, isPending, error } = useListContext();
  // What was counted before is not what the filter in force finds.
  const counted = !error && !isPending && total !== undefined;
  return <CountText>{counted && translate('cadastro.list.count', { smart_count: total })}</CountText>;
}
