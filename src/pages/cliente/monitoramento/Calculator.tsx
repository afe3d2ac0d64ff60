import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO } from '../../../../resources/cliente/monitoramento.ts';
import type { Step } from './explain.ts';
import type { Outcome } from './useCalculator.ts';

interface CalculatorButtonsProps {
  running: boolean;
  onCalculate(): void;
  onRecalculate(): void;
}

/** The two ways to calculate: from the year before, and from what stands in the form. */
export function CalculatorButtons({ running, onCalculate, onRecalculate }: CalculatorButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: '2px' }}>
      {/* Not disabled while it runs: that would take the focus away from it. A click then does nothing. */}
      <Button
        variant="outlined"
        aria-busy={running}
        startIcon={running ? <CircularProgress size={16} aria-hidden /> : <CalculateIcon />}
        onClick={onCalculate}
      >
        {translate(running ? 'monitoramento.calculating' : 'monitoramento.calculate')}
      </Button>
      <Button onClick={onRecalculate} title={translate('monitoramento.recalculateHint')}>
        {translate('monitoramento.recalculate')}
      </Button>
    </Box>
  );
}

/** How the figures came about, told as well to those who hear the page. It is always there: what appears in it is told. */
export function Explanation({ outcome }: { outcome: Outcome | null }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('monitoramento.steps.label')}>
      {outcome === 'failed' && (
        <Typography variant="body2" color="textSecondary">
          {translate('monitoramento.noYearBefore')}
        </Typography>
      )}
      {outcome && outcome !== 'failed' && <Steps {...outcome} />}
    </Box>
  );
}

function Steps({ steps, values }: { steps: readonly Step[]; values: FieldValues }) {
  const translate = useTranslate();
  const now = useWatch();
  const changed = namesOf(MONITORAMENTO).some((name) => (now[name] ?? null) !== (values[name] ?? null));
  return (
    <>
      <Typography variant="body2" component="ul" sx={{ m: 0, pl: 2.5 }}>
        {steps.map(({ key, figures }) => (
          <li key={key}>{translate(`monitoramento.steps.${key}`, figures)}</li>
        ))}
      </Typography>
      {changed && <Typography variant="body2">{translate('monitoramento.steps.changed')}</Typography>}
    </>
  );
}
