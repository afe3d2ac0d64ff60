import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import type { Previa } from '../../../../contract/previas.ts';
import { registerCalls } from '../../../../contract/registers.ts';
import { writeNumber } from '../../../../domain/numbers.ts';
import { parametro as definition } from '../../../../resources/parametro/definition.ts';
import { useMayEdit } from '../../../app/access.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NovoParametro } from './NovoParametro.tsx';

const { previas, sinonimos } = contract;
const { list } = registerCalls(definition);

type Parametro = Previa['parametros'][number];
type Candidato = Parametro['candidatos'][number];

interface ParametroRowProps {
  parametro: Parametro;
  laboratorio: number;
  onChosen(): unknown;
}

/** The parameter that a text names in full, when only its unit is in question. */
function converts({ candidatos: [first] }: Parametro): (Candidato & { fator: number }) | null {
  return first && first.semelhanca === 1 && first.fator !== null ? { ...first, fator: first.fator } : null;
}

/** A parameter under a name of the laboratory's, or in another unit: becomes a synonym, or is converted, when chosen. */
export function ParametroRow(props: ParametroRowProps) {
  const known = converts(props.parametro);
  return known ? <UnidadeRow {...props} known={known} /> : <SinonimoRow {...props} />;
}

/** What a file calls a parameter, with its unit. */
export const withUnit = ({ texto, unidade }: Parametro) => (unidade ? `${texto} (${unidade})` : texto);

function UnidadeRow({
  parametro,
  laboratorio,
  onChosen,
  known,
}: ParametroRowProps & { known: Candidato & { fator: number } }) {
  const translate = useTranslate();
  const api = useApi();
  const { id, sigla, unidade, fator } = known;
  const factor = { sigla, de: parametro.unidade, para: unidade, fator: writeNumber(fator) };
  return (
    <ChoiceRow
      texto={withUnit(parametro)}
      linhas={parametro.linhas}
      field="unit"
      options={[{ id, semelhanca: 1, label: translate('importacao.resolve.factor', factor) }]}
      action={translate('importacao.resolve.convert')}
      onChoose={async (idParametro) => {
        await api(previas.chooseUnit, {
          body: { Laboratorio: laboratorio, idParametro, unidade: parametro.unidade ?? '' },
        });
        await onChosen();
      }}
    />
  );
}

function SinonimoRow({ parametro, onChosen }: ParametroRowProps) {
  const translate = useTranslate();
  const api = useApi();
  const mayEdit = useMayEdit('cadastro/Parametro');
  const { data } = useCall(list, {}, { enabled: mayEdit });
  const { texto, linhas, candidatos } = parametro;
  const alike = candidatos.map(({ id, sigla, descricao, semelhanca }) => ({
    ...{ id, semelhanca },
    label: `${sigla} – ${descricao}`,
  }));
  const others = (data?.data ?? [])
    .filter(({ id, flagAtivo }) => Number(flagAtivo) === 1 && alike.every((one) => one.id !== id))
    .map(({ id, sigla, descricao }) => ({ id: Number(id), label: `${sigla} – ${descricao}` }));
  return (
    <ChoiceRow
      texto={withUnit(parametro)}
      linhas={linhas}
      field="parameter"
      options={[...alike, ...others]}
      action={translate('importacao.resolve.synonym')}
      {...(!mayEdit && { refused: translate('importacao.resolve.noSynonyms') })}
      onChoose={async (idParametro) => {
        await api(sinonimos.create, { body: { idParametro, descricao: texto, flagAtivo: 1 } });
        await onChosen();
      }}
      create={(choose) => <NovoParametro texto={texto} onChosen={onChosen} onRenamed={choose} />}
    />
  );
}
