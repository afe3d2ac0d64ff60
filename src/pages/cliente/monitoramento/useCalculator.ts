import { useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { contract } from '../../../../contract/index.ts';
import { collectionsDue } from '../../../../domain/monitoramento/annualMonitoring.ts';
import { yearFigures } from '../../../../domain/monitoramento/yearFigures.ts';
import { useApi } from '../../../app/useCall.ts';
import {
  figuresOf,
  filled,
  INPUTS,
  type Inputs,
  inputsFrom,
  isUnreadable,
  readInputs,
  type YearBefore,
} from './calculate.ts';
import { explainFigures, explainYearBefore, type Step } from './explain.ts';

/** What came of a calculation: how it went, and the values that it left in the form; or that there was no reply. */
export type Outcome = { steps: readonly Step[]; values: FieldValues } | 'failed';

/**
 * The calculator of the form around it (spec 2 §2.3 and §5). It does nothing while there is no year.
 *
 * @returns `follow`, which after something was typed makes of it what follows from it; `calculate`, which asks for the year before and fills the form; `recalculate`, which does with what stands
 *   in the form; whether it is `running`; and the `outcome` of the last time
 */
export function useCalculator(idPessoa: number) {
  const api = useApi();
  const { getValues, setValue, trigger } = useFormContext();
  const asking = useRef(false);
  const [running, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** True when every one of the fields can be read; the others are marked, and the first of them gets the focus. */
  function readable(names: readonly (keyof Inputs)[]): boolean {
    const wrong = names.filter((name) => isUnreadable(name, getValues(name)));
    if (wrong.length > 0) trigger(wrong, { shouldFocus: true });
    return wrong.length === 0;
  }

  function fill(inputs: Inputs, given: Partial<Inputs>, steps: readonly Step[]) {
    const figures = figuresOf(inputs);
    for (const [name, value] of Object.entries({ ...given, ...filled(figures) })) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    setOutcome({ steps: [...steps, ...explainFigures(inputs, figures)], values: { ...getValues() } });
  }

  async function calculate() {
    if (asking.current || !readable(['ano'])) return;
    const asked = readInputs(getValues());
    if (!asked) return;
    asking.current = true;
    setRunning(true);
    setOutcome(null);
    try {
      const reply: YearBefore = (
        await api(contract.monitoramentoAnual.yearBefore, { body: { idPessoa, ano: asked.ano } })
      ).data;
      const typed = readInputs(getValues());
      // A reply about another year than the one that stands there now says nothing.
      if (typed?.ano !== asked.ano) return;
      const given = inputsFrom(reply);
      const inputs = { ...typed, ...given };
      fill(inputs, given, explainYearBefore(reply, inputs));
    } catch {
      // Failures here stop nobody from typing the figures (spec 2 §8): a note will do.
      setOutcome('failed');
    } finally {
      asking.current = false;
      setRunning(false);
    }
  }

  function recalculate() {
    if (asking.current || !readable(INPUTS)) return;
    const inputs = readInputs(getValues());
    if (inputs) fill(inputs, {}, []);
  }

  /** Meta, as the minimum and the collections stand in the form now. */
  function followMeta() {
    const { qtdMinima, coletas } = getValues();
    if (typeof qtdMinima !== 'number') return;
    const due = collectionsDue(qtdMinima, typeof coletas === 'number' ? coletas : 0);
    setValue('Meta', due, { shouldDirty: true, shouldValidate: true });
  }

  /** Charge, minimum, rule and Meta, as far as they can be told; false when they cannot, or somebody stands for others. */
  function followFigures(): boolean {
    const values = getValues();
    const inputs = readInputs(values);
    if (!inputs || (inputs.volume === null && inputs.dboAtual === null)) return false;
    if (String(values.motivo ?? '').trim() !== '' || INPUTS.some((name) => isUnreadable(name, values[name])))
      return false;
    fill(inputs, {}, [{ key: 'followed', figures: {} }]);
    return true;
  }

  /** Minimum, rule and Meta of a charge that stands alone; false when it does not, or somebody stands for others. */
  function followCharge(): boolean {
    const { cargaOrganica, motivo, ...values } = getValues();
    const inputs = readInputs(values);
    if (!inputs || inputs.volume !== null || inputs.dboAtual !== null) return false;
    if (typeof cargaOrganica !== 'number' || String(motivo ?? '').trim() !== '') return false;
    const told = { cargaOrganica, qtdMinima: null, regraColeta: null, Meta: null };
    const { figures } = yearFigures(inputs, told, false);
    for (const name of ['qtdMinima', 'regraColeta', 'Meta'] as const) {
      setValue(name, figures[name], { shouldDirty: true, shouldValidate: true });
    }
    return true;
  }

  function follow(name: string) {
    const typed = (INPUTS as readonly string[]).includes(name);
    const told = (typed && followFigures()) || (name !== 'qtdMinima' && followCharge());
    if (!told && (name === 'qtdMinima' || name === 'coletas')) followMeta();
  }

  return { calculate, recalculate, follow, running, outcome };
}
