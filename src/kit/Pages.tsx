import { PaginationItem, type PaginationRenderItemParams } from '@mui/material';
import { PaginationActions, type PaginationActionsProps, useTranslate } from 'react-admin';
import { usePhone } from './usePhone.ts';

const ARROWS = ['first', 'previous', 'next', 'last'] as const;

/** A page by its number, or an arrow, whose tooltip tells where it goes. */
function PageItem(item: PaginationRenderItemParams) {
  const translate = useTranslate();
  const arrow = ARROWS.find((type) => type === item.type);
  return <PaginationItem {...item} title={arrow && translate(`ra.navigation.${arrow}`)} />;
}

/** The pages of whatever has several, with the arrows between them: fewer at once where the window is narrow. */
export function Pages(props: PaginationActionsProps) {
  const phone = usePhone();
  return <PaginationActions {...props} siblingCount={phone ? 0 : 1} renderItem={(item) => <PageItem {...item} />} />;
}
