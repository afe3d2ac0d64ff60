import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useCall } from '../../app/useCall.ts';
import { GRID, span } from '../../kit/forms/grid.ts';
import { ChoiceInput } from '../../kit/forms/inputs/ChoiceInput.tsx';
import { KindInput } from '../../kit/forms/inputs/KindInput.tsx';
import { COLETA, elapsedOf, KINDS_OF_DBO } from './fields.ts';

/** The fields that are typed, and the columns of the form that each takes. */
const BEFORE: readonly (readonly [Field, number])[] = [
  [COLETA.dtInstalaco, 3],
  [COLETA.horaInstalacao, 2],
  [COLETA.dtRetirada, 3],
  [COLETA.horaRetirada, 2],
];
const AFTER: readonly (readonly [Field, number])[] = [
  [COLETA.qtdeColeta, 2],
  [COLETA.codigoAmostra, 4],
  [COLETA.amostrador, 4],
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
      <KindInput field={field} />
    </Box>
  ));

/** The collection's own fields. */
export function ColetaInputs({ idPessoa }: { idPessoa: number }) {
  const points = useCall(contract.pontosColeta.list, { params: { idPessoa } });
  const names = [...new Set(points.data?.data.map(({ descricao }) => descricao))];
  return (
    <Box sx={GRID}>
      <Box sx={span(8)}>
        <ChoiceInput
          field={COLETA.pontoColeta}
          choices={names.map((name) => [name, name])}
          optional
          pending={points.isPending}
          problem={points.error?.message}
        />
      </Box>
      <Box sx={span(4)}>
        <ChoiceInput field={COLETA.idTipoDBO} choices={KINDS_OF_DBO} />
      </Box>
      {typed(BEFORE)}
      <Box sx={span(2)}>
        <ElapsedInput />
      </Box>
      {typed(AFTER)}
      <Box sx={span(3)}>
        <ChoiceInput field={COLETA.flagChuva} choices={RAIN} />
      </Box>
    </Box>
  );
}

/** ΔT, which follows from days and times; another one may be typed over it. */
function ElapsedInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const values = useWatch();
  const found = elapsedOf(values);
  const differs = found !== null && found !== values.tempoInstalacao;
  return (
    <>
      <KindInput field={COLETA.tempoInstalacao} />
      {differs && (
        <Button
          size="small"
          onClick={() => setValue(COLETA.tempoInstalacao.name, found, { shouldDirty: true, shouldTouch: true })}
        >
          {translate('coleta.form.useElapsed', { found })}
        </Button>
      )}
    </>
  );
}
