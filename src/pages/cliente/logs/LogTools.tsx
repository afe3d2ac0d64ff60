import { useListContext, useTranslate } from 'react-admin';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { CopyButton } from '../../../kit/copying/CopyButton.tsx';
import { ColumnsMenu } from '../../../kit/lists/ColumnsMenu.tsx';
import type { useListPreference } from '../../../kit/lists/useListPreference.ts';
import { colunasDoLog, gradeDoLog } from './colunas.ts';

interface LogToolsProps {
  preferences: ReturnType<typeof useListPreference>;
  ofClient?: boolean;
}

/** Which columns of the log its user sees, and the entries of its page to take to a spreadsheet. */
export function LogTools({ preferences: { preference, save }, ofClient = false }: LogToolsProps) {
  const translate = useTranslate();
  const { data = [] } = useListContext<LogEntry>();
  const textOf = (name: string) => translate(`logsCliente.${name}`);
  const hidden = preference?.ocultas ?? [];
  return (
    <>
      {preference && (
        <ColumnsMenu
          columns={colunasDoLog(ofClient).map((name) => ({ name, label: textOf(name) }))}
          hidden={hidden}
          onChange={(ocultas) => save({ ...preference, ocultas })}
        />
      )}
      <CopyButton cells={() => gradeDoLog(data, ofClient, hidden, textOf)} disabled={data.length === 0} />
    </>
  );
}
