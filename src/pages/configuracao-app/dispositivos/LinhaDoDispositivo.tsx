import { Button, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Dispositivo } from '../../../../contract/dispositivos.ts';
import { formatMoment } from '../../../../domain/calendar.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { RowInTwoLines } from '../../../kit/tables/RowInTwoLines.tsx';
import { usePhone } from '../../../kit/usePhone.ts';

/** What a phone has room for side by side. */
export const FIRST = ['nome', 'situacao'] as const;
export const COLUMNS = ['nome', 'incluido', 'protocolos', 'ultimoEnvio', 'situacao'] as const;

const TOLD_BELOW = COLUMNS.filter((name) => !FIRST.some((one) => one === name));

interface LinhaDoDispositivoProps {
  dispositivo: Dispositivo;
  /** Where it may be. */
  onRevoke?: () => void;
}

/** A device: on a phone what it sent stands in a line of its own. */
export function LinhaDoDispositivo({ dispositivo, onRevoke }: LinhaDoDispositivoProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const text = (name: string, values?: object) => translate(`app.dispositivo.${name}`, values);
  const { nome, dtCadastro, protocolos, ultimoEnvio, revogadoEm } = dispositivo;
  const told = {
    nome,
    incluido: formatMoment(dtCadastro),
    protocolos: formatNumber(protocolos, 0),
    ultimoEnvio: formatMoment(ultimoEnvio) || '-',
    situacao: revogadoEm ? text('revogado', { quando: formatMoment(revogadoEm) }) : text('ativo'),
  };
  const columns = phone ? FIRST : COLUMNS;
  const cells = (
    <>
      {columns.map((name) =>
        name === 'nome' ? (
          <TableCell key={name} component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            {nome}
          </TableCell>
        ) : (
          <TableCell key={name} align={alignOf(name)}>
            {told[name]}
          </TableCell>
        ),
      )}
      {onRevoke && (
        <TableCell align="right">
          {!revogadoEm && (
            <Button color="error" aria-label={text('revogarUm', { nome })} onClick={onRevoke}>
              {text('revogar.confirmar')}
            </Button>
          )}
        </TableCell>
      )}
    </>
  );
  if (!phone) return <TableRow>{cells}</TableRow>;
  return (
    <RowInTwoLines
      columns={columns.length + (onRevoke ? 1 : 0)}
      below={TOLD_BELOW.map((name) => `${text(name)}: ${told[name]}`).join(' · ')}
    >
      {cells}
    </RowInTwoLines>
  );
}

export const alignOf = (name: (typeof COLUMNS)[number]) => (name === 'protocolos' ? 'right' : 'left');
