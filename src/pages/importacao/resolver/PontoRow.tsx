import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { POINTS_OFFERED, type Previa } from '../../../../contract/previas.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { cutOptions } from '../../../kit/inputs/cutOptions.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NovoPonto } from './NovoPonto.tsx';

const { previas } = contract;
const DEBOUNCE_MS = 300;
const LEAST_LETTERS = 2;

type Ponto = Previa['pontos'][number];

interface PontoRowProps {
  ponto: Ponto;
  laboratorio: number;
  onChosen(): unknown;
}

/** What a laboratory calls a point, and the point that it means: one of the most alike, another that is searched, or a new one. */
export function PontoRow({ ponto, laboratorio, onChosen }: PontoRowProps) {
  const { texto, linhas, candidatos } = ponto;
  const translate = useTranslate();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, DEBOUNCE_MS);
  const { data } = useCall(
    previas.points,
    { query: { texto: search } },
    { enabled: search.trim().length >= LEAST_LETTERS },
  );
  const found = typed === '' ? candidatos : search === typed && data ? data.data : null;
  const options = (found ?? []).map(({ id, cliente, descricao, semelhanca }) => ({
    ...{ id, semelhanca },
    label: `${cliente} – ${descricao}`,
  }));
  return (
    <ChoiceRow
      texto={texto}
      linhas={linhas}
      field="point"
      options={cutOptions(options, POINTS_OFFERED, translate('importacao.resolve.others'))}
      onType={setTyped}
      searching={found === null && typed.trim().length >= LEAST_LETTERS}
      action={translate('importacao.resolve.use')}
      onChoose={async (idPontoColeta) => {
        await api(previas.choosePoint, { body: { Laboratorio: laboratorio, texto, idPontoColeta } });
        await onChosen();
      }}
      create={(choose) => <NovoPonto ponto={ponto} onCreated={choose} />}
    />
  );
}
