import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { COLETA } from '../../../resources/cliente/coleta.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useCall } from '../../app/useCall.ts';
import { GRID, span } from '../../kit/forms/grid.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { elapsedOf, TIMES, timeProblem } from './fields.ts';

/** The fields that are typed, and the columns of the form that each takes. */
const BEFORE: readonly (readonly [Field, number])[] = [
  [COLETA.dtInstalaco, 3],
  [COLETA.horaInstalacao, 3],
  [COLETA.dtRetirada, 3],
  [COLETA.horaRetirada, 3],
];
const AFTER: typeof BEFORE = [
  [COLETA.qtdeColeta, 2],
  [COLETA.codigoAmostra, 4],
  [COLETA.amostrador, 4],
];
const READINGS: typeof BEFORE = [
  [COLETA.medidorInicial, 3],
  [COLETA.medidorFinal, 3],
  [COLETA.volumeMedido, 3],
];
/** Rain that nobody noted is neither. */
const RAIN = [
  ['', 'Não informada'],
  [1, 'Sim'],
  [0, 'Não'],
] as const;

const typed = (fields: typeof BEFORE) =>
  fields.map(([field, columns]) => (
    <Box key={field.name} sx={span(columns)}>
      {TIMES.includes(field) ? <TimeInput field={field} /> : <KindInput field={field} />}
    </Box>
  ));

/** The collection's own fields. */
export function ColetaInputs({ idPessoa }: { idPessoa: number }) {
  const points = useCall(contract.pontosColeta.list, { params: { idPessoa } });
  const names = [...new Set(points.data?.data.map(({ descricao }) => descricao))];
  return (
    <Box sx={GRID}>
      <Box sx={span(12)}>
        <ChoiceInput
          field={COLETA.pontoColeta}
          choices={names.map((name) => [name, name])}
          optional
          pending={points.isPending}
          problem={points.error?.message}
        />
      </Box>
      {typed(BEFORE)}
      <Box sx={span(2)}>
        <ElapsedInput />
      </Box>
      {typed(AFTER)}
      <Box sx={span(3)}>
        <ChoiceInput field={COLETA.flagChuva} choices={RAIN} />
      </Box>
      {typed(READINGS)}
      <Box sx={span(3)}>
        <KindInput field={COLETA.flagMedidorInoperante} />
      </Box>
      <Box sx={span(9)}>
        <ChoiceInput field={COLETA.idTipoDBO} choices={COLETA.idTipoDBO.choices} />
      </Box>
    </Box>
  );
}

/** A time of day: one that cannot be read is told when the field is left. */
function TimeInput({ field }: { field: Field }) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput({ field }, timeProblem);
  const [typing, setTyping] = useState(false);
  const problem = typing ? undefined : timeProblem(value);
  return (
    <TypedField
      {...textField}
      value={value ?? ''}
      onText={(text) => {
        setTyping(true);
        setValue(text || null);
      }}
      onBlur={(event) => {
        setTyping(false);
        textField.onBlur?.(event);
      }}
      problem={problem && translate(problem)}
    />
  );
}

/** ΔT, which follows days and times as they change, until another one is typed over it. */
function ElapsedInput() {
  const { setValue } = useFormContext();
  const values = useWatch();
  const found = elapsedOf(values);
  const held = values.tempoInstalacao ?? null;
  const former = useRef(found);
  useEffect(() => {
    if (found === former.current) return;
    const follows = held === null || held === former.current;
    former.current = found;
    if (follows) setValue(COLETA.tempoInstalacao.name, found, { shouldDirty: true, shouldTouch: true });
  }, [found, held, setValue]);
  return <KindInput field={COLETA.tempoInstalacao} />;
}
