import type { Previa } from '../../../contract/previas.ts';
import type { ParametroRef } from '../../../domain/coleta/parametroMatch.ts';
import { normalize, searchText } from '../../../domain/searchText.ts';
import { type Similar, similarTo } from '../../../domain/similarity.ts';
import type { PontoRef } from './match.ts';
import { powerTo, unitOf } from './units.ts';

type Ponto = Previa['pontos'][number]['candidatos'][number];
type Parametro = Previa['parametros'][number]['candidatos'][number];

const MOST = 5;

/** The factor that brings a unit to a parameter's own; null when there is none, or none is needed. */
function factorOf(idParametro: number, unidade: string | null): number | null {
  const power = powerTo(idParametro, unidade);
  return power === null ? null : Number(`1e${power}`);
}

/** Prepares what a sheet's texts may mean: points and parameters by similarity of their names, the most alike first. */
export function createCandidates(pontos: readonly PontoRef[], parametros: readonly ParametroRef[]) {
  const byId = new Map(pontos.map((ponto) => [ponto.id, ponto]));
  const parametroById = new Map(parametros.map((parametro) => [parametro.id, parametro]));
  const similarPontos = similarTo(
    pontos.map(({ id, descricao, planoAmostragem, cliente }) => ({
      id,
      names: [descricao, cliente.nome, `${cliente.nome} / ${descricao}`, ...(planoAmostragem ? [planoAmostragem] : [])],
    })),
  );
  const similarParametros = similarTo(
    parametros.map(({ id, sigla, descricao, sinonimos }) => ({ id, names: [sigla, descricao, ...sinonimos] })),
  );

  function parametro(id: number, semelhanca: number, unidade: string | null): Parametro {
    const { sigla, descricao } = parametroById.get(id)!;
    return { id, sigla, descricao, unidade: unitOf(id), fator: factorOf(id, unidade), semelhanca };
  }

  function ponto({ id, semelhanca }: Similar): Ponto {
    const { idPessoa, descricao, cliente } = byId.get(id)!;
    return { id, descricao, idPessoa, cliente: cliente.nome, semelhanca };
  }

  return {
    pontos: (texto: string): Ponto[] => similarPontos(texto, MOST).map(ponto),
    /** Points that a part of a name is typed of: those that have all of its words, and behind them the most alike. */
    search(texto: string, most: number): Ponto[] {
      const alike = new Map(similarPontos(texto, pontos.length).map((one) => [one.id, one]));
      const words = normalize(texto).split(' ');
      const having = pontos.filter(({ descricao, planoAmostragem, cliente }) => {
        const said = searchText([cliente.nome, cliente.codigo, descricao, planoAmostragem]);
        return words.every((word) => said.includes(word));
      });
      const found = new Map(having.map(({ id }) => [id, alike.get(id) ?? { id, semelhanca: 0 }]));
      const others = [...alike.values()].filter(({ id }) => !found.has(id));
      const best = [...found.values()].toSorted((one, other) => other.semelhanca - one.semelhanca);
      return [...best, ...others].slice(0, most).map(ponto);
    },
    /** @param id of the parameter that the text names, when only its unit is in question */
    parametros(texto: string, unidade: string | null, id: number | null): Parametro[] {
      if (id !== null) return [parametro(id, 1, unidade)];
      return similarParametros(texto, MOST).map((one) => parametro(one.id, one.semelhanca, unidade));
    },
  };
}
