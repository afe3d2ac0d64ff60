import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../domain/calendar.ts';
import { calibrationStatus, type SituacaoCalibracao } from '../../../../domain/leitura/calibration.ts';
import { today } from '../../../app/today.ts';

const LOOK = {
  'em dia': { Icon: CheckIcon, color: 'text.secondary' },
  'a vencer': { Icon: WarningIcon, color: 'warning.main' },
  vencido: { Icon: ErrorIcon, color: 'error.main' },
} as const satisfies Record<SituacaoCalibracao, object>;

/** Where a flow meter stands against the validity of its calibration, in words and with a sign. */
export function Calibracao({ validade }: { validade: string | null | undefined }) {
  const translate = useTranslate();
  const status = calibrationStatus(validade, today());
  if (!status) return <span>{translate('ficha.calibracao.none')}</span>;
  const { Icon, color } = LOOK[status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'top' }}>
      <Icon fontSize="small" sx={{ color }} aria-hidden />
      {translate(`ficha.calibracao.${status}`, { date: formatDate(validade) })}
    </Box>
  );
}
