import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { addDays, daysBetween, formatDate } from '../../../domain/calendar.ts';
import type { Period } from '../../../reports/tabela/period.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

interface SemEmpresasProps {
  /** That nothing was found in. */
  periodo: Period;
  onSearch(periodo: Period): void;
}

/** A period without collections says so, and offers the nearest ones as long as it that have some. */
export function SemEmpresas({ periodo, onSearch }: SemEmpresasProps) {
  const translate = useTranslate();
  const enabled = useOffersMore();
  const { data } = useCall(contract.coletasProximas.days, { query: periodo }, { enabled, retry: false });
  const { anterior = null, posterior = null } = data?.data ?? {};
  const length = daysBetween(periodo.dtInicio, periodo.dtFim);
  const offers = [
    anterior ? { dtInicio: addDays(anterior, -length), dtFim: anterior } : null,
    posterior ? { dtInicio: posterior, dtFim: addDays(posterior, length) } : null,
  ].filter((offer) => offer !== null);
  const text = (name: string, { dtInicio, dtFim }: Period) =>
    translate(`sequencial.dialogo.${name}`, { inicio: formatDate(dtInicio), fim: formatDate(dtFim) });
  return (
    <>
      <Typography role="status">{text('nenhuma', periodo)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {offers.map((offer) => (
          <Button key={offer.dtInicio} variant="outlined" onClick={() => onSearch(offer)}>
            {text('buscarDe', offer)}
          </Button>
        ))}
      </Box>
    </>
  );
}
