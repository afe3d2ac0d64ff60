import type { Previa } from '../../../contract/previas.ts';
import type { ParametroRef } from '../../../domain/coleta/parametroMatch.ts';
import { similarTo } from '../../../domain/similarity.ts';
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

  return {
    pontos(texto: string, most = MOST): Ponto[] {
      return similarPontos(texto, most).map(({ id, semelhanca }) => {
        const { idPessoa, descricao, cliente } = byId.get(id)!;
        return { id, descricao, idPessoa, cliente: cliente.nome, semelhanca };
      });
    },
    /** @param id of the parameter that the text names, when only its unit is in question */
    parametros(texto: string, unidade: string | null, id: number | null): Parametro[] {
      if (id !== null) return [parametro(id, 1, unidade)];
      return similarParametros(texto, MOST).map((one) => parametro(one.id, one.semelhanca, unidade));
    },
  };
}
