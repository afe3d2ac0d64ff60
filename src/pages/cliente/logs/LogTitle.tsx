import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { tableOf } from '../../../../resources/log/tables.ts';
import { useMayView } from '../../../app/access.ts';
import { type Action, plainText } from './readAction.ts';
import { clientAddress, type RecordAddress, recordAddress } from './recordAddress.ts';

interface LogTitleProps {
  entry: LogEntry;
  action: Action;
  /** The log is a client's, which goes without saying. */
  ofClient: boolean;
}

/** What was done to which record: 'Alteração em Contato: Bia', with a link to it. */
export function LogTitle({ entry, action, ofClient }: LogTitleProps) {
  const translate = useTranslate();
  if (action.kind === 'text') return action.text;
  const { registro } = entry;
  const { verb, tabela, id } = action;
  const section = tableOf(tabela)?.item ?? tabela;
  const unnamed = id === null || (ofClient && tabela === 'Pessoa');
  const name = unnamed ? null : (registro?.nome ?? null);
  const client = !ofClient && tabela !== 'Pessoa' ? registro : null;
  return (
    <>
      {translate(`logsCliente.${unnamed || name ? 'title' : 'titleOf'}`, { verb, section, id })}
      {name && (
        <>
          {': '}
          <RecordName address={recordAddress(entry)} name={name} />
        </>
      )}
      {client?.idPessoa && client.cliente && (
        <>
          {`\n${translate('logsCliente.client')}: `}
          <RecordName address={clientAddress(client.idPessoa)} name={client.cliente} />
        </>
      )}
    </>
  );
}

/** What is told of an action besides its fields, a line each. */
export function notesOf({ infoExtra }: LogEntry, action: Action, withInfo: boolean): string {
  const note = action.kind === 'change' ? action.note : '';
  return [note, withInfo && plainText(infoExtra ?? '')].filter(Boolean).join('\n');
}

/** A record by its name; a link where one may see it. */
function RecordName({ address, name }: { address: RecordAddress | null; name: string }) {
  const mayView = useMayView(address?.menu ?? '');
  if (!address || !mayView) return name;
  return (
    // Amid other words a colour alone would not tell it.
    <MuiLink component={Link} to={address.to} underline="always">
      {name}
    </MuiLink>
  );
}
