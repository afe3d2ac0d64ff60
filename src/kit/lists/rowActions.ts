import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** What a list adds to the options of each row. */
export interface RowActionsProps {
  record: RaRecord;
  mayEdit: boolean;
}

export type RowActions = ComponentType<RowActionsProps>;
