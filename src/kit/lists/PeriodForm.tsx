import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { period as asking } from '../../../reports/tabela/asks.ts';
import { type Period, readPeriod } from '../../../reports/tabela/period.ts';
import { AskForm } from './AskForm.tsx';

const INPUTS = asking('').inputs('');

interface PeriodFormProps {
  /** That in force. Keep its identity between renders: another one replaces what is typed. */
  period: Partial<Period>;
  onPeriod(period: Period): void;
  /** Whether the first day has the focus from the start. */
  autoFocus?: boolean;
  /** What stands after the days in place of 'Pesquisar': a button that submits, and what else there is to do. */
  children?: ReactNode;
}

/** A period to search in; Enter searches. */
export function PeriodForm({ period, onPeriod, autoFocus, children }: PeriodFormProps) {
  const translate = useTranslate();
  const ask = (parameters: unknown) => {
    const asked = readPeriod(parameters);
    if (asked) onPeriod(asked);
  };
  return (
    <AskForm
      label={translate('relatorios.period')}
      inputs={INPUTS}
      parameters={period}
      onAsk={ask}
      autoFocus={autoFocus}
    >
      {children}
    </AskForm>
  );
}
