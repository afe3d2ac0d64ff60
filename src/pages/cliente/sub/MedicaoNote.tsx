import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { HIDROMETRO } from '../../../../resources/cliente/hidrometro.ts';

const { name } = HIDROMETRO.flagMedidorVazao;

/** Says what becomes of a hydrometer's readings when it is turned from sewage to a source, or back. */
export function MedicaoNote() {
  const translate = useTranslate();
  const saved = useRecordContext()?.[name];
  const typed = useWatch({ name });
  const isTurned = saved !== undefined && typed !== undefined && typed !== saved;
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main' }}>
      {isTurned && translate(`ficha.hidrometro.${typed === 1 ? 'paraEsgoto' : 'paraFonte'}`)}
    </Typography>
  );
}
