import { Box } from '@mui/material';
import type { SortPayload } from 'react-admin';
import { MONITORAMENTO as FIELD } from '../../../../resources/cliente/monitoramento.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { GRID, span } from '../../../kit/forms/grid.ts';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { useTyping } from '../../../kit/forms/inputs/mode.ts';
import { SubRecordCreate, SubRecordEdit } from '../sub/SubRecordForm.tsx';
import { SubRecordList } from '../sub/SubRecordList.tsx';
import { useSubResource } from '../sub/SubResource.tsx';
import { CalculatorButtons, Explanation } from './Calculator.tsx';
import { INPUTS } from './calculate.ts';
import { MetaDeHoje } from './MetaDeHoje.tsx';
import { useCalculator } from './useCalculator.ts';

const FIELDS = Object.values(FIELD);
/** The reason stands in the form, where the figures are told. */
const COLUMNS = FIELDS.filter(({ name }) => name !== FIELD.motivo.name);
/** Two lines of the longest rule that the calculation gives, where that leaves room for all columns. */
const CELLS = { [FIELD.regraColeta.name]: { '@media (min-width:1040px)': { minWidth: 130 } } };
const NEWEST_FIRST: SortPayload = { field: 'ano', order: 'DESC' };

/** The fields below the year, and the columns of the form that each takes. */
const BELOW: readonly (readonly [Field, number])[] = [
  [FIELD.volume, 3],
  [FIELD.dboAtual, 4],
  [FIELD.cargaOrganica, 5],
  [FIELD.qtdMinima, 3],
  [FIELD.coletas, 3],
  [FIELD.Meta, 2],
  [FIELD.AnoUltimaColeta, 4],
  [FIELD.regraColeta, 6],
  [FIELD.motivo, 6],
];

/** The fields that others follow from. */
const FOLLOWED = new Set<string>([...INPUTS, FIELD.cargaOrganica.name, FIELD.qtdMinima.name]);

/** 'Mon. Anual' of a client: one record a year (spec 2 §2.3). */
export const List = () => (
  <>
    <MetaDeHoje />
    <SubRecordList texts="monitoramento" columns={COLUMNS} cells={CELLS} sort={NEWEST_FIRST} />
  </>
);

const FORM = { fields: FIELDS, width: 800, inputs: <Inputs /> } as const;

export const Create = () => <SubRecordCreate {...FORM} title="monitoramento.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;

/** The inputs of a year, with a calculator. */
function Inputs() {
  const typing = useTyping();
  const { idPessoa } = useSubResource();
  const { calculate, recalculate, follow, running, outcome } = useCalculator(idPessoa);
  return (
    <Box sx={GRID}>
      <Box sx={span(3)}>
        <KindInput field={FIELD.ano} onTyped={() => follow(FIELD.ano.name)} />
      </Box>
      <Box sx={span(9)}>
        {typing && <CalculatorButtons running={running} onCalculate={calculate} onRecalculate={recalculate} />}
      </Box>
      {BELOW.map(([field, columns]) => (
        <Box key={field.name} sx={span(columns)}>
          <KindInput field={field} onTyped={FOLLOWED.has(field.name) ? () => follow(field.name) : undefined} />
        </Box>
      ))}
      <Box sx={span(12)}>
        <Explanation outcome={outcome} />
      </Box>
    </Box>
  );
}
