import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Inicio } from '../../../contract/inicio.ts';
import { dayOf, daysBetween, formatMoment } from '../../../domain/calendar.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { today } from '../../app/today.ts';
import { Section } from '../../kit/page/Section.tsx';

const MEGABYTE = 1_000_000;
/** Days after which a copy is an old one. */
const OLD = 7;

/** How large the database is, and when it was copied last. */
export function Banco({ bytes, copiadoEm, copiaPropria }: NonNullable<Inicio['banco']>) {
  const translate = useTranslate();
  const dias = copiadoEm === null ? null : daysBetween(dayOf(copiadoEm), today());
  const late = copiaPropria && (dias === null || dias > OLD);
  const copy = () => {
    if (!copiaPropria) return translate('inicio.banco.alheia');
    if (dias === null) return translate('inicio.banco.nenhuma');
    const em = formatMoment(copiadoEm);
    return dias > 0
      ? translate('inicio.banco.copia', { em, smart_count: dias })
      : translate('inicio.banco.copiaHoje', { em });
  };
  return (
    <Section title={translate('inicio.banco.titulo')}>
      <Typography>{translate('inicio.banco.tamanho', { tamanho: formatNumber(bytes / MEGABYTE, 1) })}</Typography>
      <Typography color={late ? 'error' : undefined} sx={{ mt: 0.75 }}>
        {copy()}
        {late && dias !== null && `. ${translate('inicio.banco.velha')}`}
      </Typography>
    </Section>
  );
}
