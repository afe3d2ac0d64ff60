import { Box, Typography } from '@mui/material';
import type { LogEntry } from '../../../../contract/consultas.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import { labelled } from '../../../../domain/labelled.ts';
import { logValues } from '../../../../resources/log/logValue.ts';
import { knownFields, labelOf } from '../../../../resources/log/tables.ts';
import { LogTitle, notesOf } from './LogTitle.tsx';
import { actionOf } from './readAction.ts';

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;
const CARD = { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', whiteSpace: 'pre-line' } as const;

interface LogCardsProps {
  label: string;
  data: readonly LogEntry[];
  ofClient: boolean;
}

/** The log on a phone: an entry a card, a field a line. */
export function LogCards({ label, data, ofClient }: LogCardsProps) {
  return (
    <Box component="ul" aria-label={label} sx={LIST}>
      {data.map((entry) => (
        <Card key={entry.id} entry={entry} ofClient={ofClient} />
      ))}
    </Box>
  );
}

function Card({ entry, ofClient }: { entry: LogEntry; ofClient: boolean }) {
  const action = actionOf(entry, knownFields);
  const notes = notesOf(entry, action, true);
  return (
    <Box component="li" sx={{ ...CARD, overflowWrap: 'break-word' }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        <LogTitle entry={entry} action={action} ofClient={ofClient} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {entry.login} · {formatMoment(entry.dtAcao)}
      </Typography>
      {notes && <Typography variant="body2">{notes}</Typography>}
      {action.kind === 'change' &&
        action.fields.map((change) => (
          <Typography key={change.name} variant="body2">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {labelled(labelOf(action.tabela, change.name))}
            </Box>{' '}
            {logValues(action.tabela, change)}
          </Typography>
        ))}
    </Box>
  );
}
