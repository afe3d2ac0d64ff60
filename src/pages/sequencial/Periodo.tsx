import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PeriodoDeSequencias, Sequencia } from '../../../contract/sequenciais.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { doCliente } from '../../../reports/cliente/definition.ts';
import { useMayView } from '../../app/access.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { PdfDaSequencia } from './PdfDaSequencia.tsx';

const ONE_LINE = { whiteSpace: 'nowrap' };
/** The panel's heading says the days: on a phone they leave their place to the name. */
const DAY = { ...ONE_LINE, display: { xs: 'none', sm: 'table-cell' } };
const NAME = { width: '100%', minWidth: 110 };
/** Buttons are as tall as a row. */
const BUTTONS = { py: 0 };
/** Wide enough for the two links that take the place of one button. */
const PDF = { ...BUTTONS, whiteSpace: { sm: 'nowrap' }, minWidth: { sm: 215 } };

const COLUMNS = [
  ['sequencial', ONE_LINE],
  ['nome', NAME],
  ['inicio', DAY],
  ['fim', DAY],
] as const;

interface PeriodoProps {
  periodo: PeriodoDeSequencias;
  /** Whether it is open at first. */
  open: boolean;
  onRemove?: ((sequencia: Sequencia) => void) | undefined;
}

/** 'Período de: … até …': the sequences of a period (spec 2 §2.6). Those of a closed one are not in the page. */
export function Periodo({ periodo: { inicio, fim, dados }, open, onRemove }: PeriodoProps) {
  const translate = useTranslate();
  // The reports are the client's: they are made by who may see clients.
  const mayPrint = useMayView(doCliente.menu);
  const title = translate('sequencial.periodo', { inicio: formatDate(inicio), fim: formatDate(fim) });
  const heading = (name: string) => translate(`sequencial.coluna.${name}`);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={open}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1.5 }}>
          {translate('sequencial.quantas', { smart_count: dados.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <TableContainer>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                {COLUMNS.map(([name, sx]) => (
                  <TableCell key={name} sx={sx}>
                    {heading(name)}
                  </TableCell>
                ))}
                {onRemove && <TableCell>{heading('opcoes')}</TableCell>}
                {mayPrint && <TableCell>{heading('pdf')}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {dados.map((sequencia) => (
                <TableRow key={sequencia.id}>
                  <TableCell component="th" scope="row" sx={ONE_LINE}>
                    {sequencia.sequencial}
                  </TableCell>
                  <TableCell sx={NAME}>{sequencia.nome}</TableCell>
                  <TableCell sx={DAY}>{formatDate(sequencia.inicio)}</TableCell>
                  <TableCell sx={DAY}>{formatDate(sequencia.fim)}</TableCell>
                  {onRemove && (
                    <TableCell sx={BUTTONS}>
                      <IconAction
                        size="small"
                        label={translate('sequencial.remover.de', { ...sequencia })}
                        onClick={() => onRemove(sequencia)}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconAction>
                    </TableCell>
                  )}
                  {mayPrint && (
                    <TableCell sx={PDF}>
                      <PdfDaSequencia sequencia={sequencia} />
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </AccordionDetails>
    </Accordion>
  );
}
