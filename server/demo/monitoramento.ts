import { ID_DBO } from '../../domain/coleta/parametros.ts';
import { annualMonitoring } from '../../domain/monitoramento/annualMonitoring.ts';
import { inputsFrom, yearBefore } from '../../domain/monitoramento/yearBefore.ts';
import type { demoColetas } from './coletas.ts';
import type { demoLeituras } from './leituras.ts';
import type { Hidrometro } from './medidores.ts';

/** Annual monitoring, of this year and the one before, of the clients whose sewage was measured in the year before it. */
export function demoMonitoramento(
  hidrometros: readonly Hidrometro[],
  leituras: ReturnType<typeof demoLeituras>,
  { HistoricoColeta, Resultado }: ReturnType<typeof demoColetas>,
  today: string,
) {
  const year = Number(today.slice(0, 4));
  const leiturasOf = Map.groupBy(leituras, ({ idHidrometro }) => idHidrometro);
  const coletasOf = Map.groupBy(HistoricoColeta, ({ idPessoa }) => idPessoa);
  const dboOf = new Map(Resultado.filter((r) => r.idParametro === ID_DBO).map((r) => [r.idColeta, r.bruto]));

  const rows = hidrometros
    .filter(({ flagMedidorVazao }) => flagMedidorVazao === 1)
    .flatMap(({ id, idPessoa }) => {
      const own = (coletasOf.get(idPessoa) ?? []).map((coleta) => ({
        id: coleta.id,
        data: coleta.dtRetirada,
        idTipoDBO: coleta.idTipoDBO,
        dbo: dboOf.get(coleta.id) ?? null,
      }));
      return [year - 1, year].map((ano) => ({ idPessoa, ano, ...summarizeYear(leiturasOf.get(id) ?? [], own, ano) }));
    })
    .filter(({ volume }) => volume);
  return rows.map((row, index) => ({
    id: index + 1,
    ...row,
    dtCadastro: `${row.ano}-01-15T13:00:00.000Z`,
    idUsuario: 1,
  }));
}

function summarizeYear(leituras: Parameters<typeof yearBefore>[0], all: Parameters<typeof yearBefore>[1], ano: number) {
  const before = yearBefore(leituras, all, ano);
  const { coletas, ano: anoUltimaColeta } = before;
  const { volume, dboAtual } = inputsFrom(before);
  const calculated = annualMonitoring({ ano, volume, dbo: dboAtual, anoUltimaColeta, coletas });
  return { volume, dboAtual, ...calculated, coletas, AnoUltimaColeta: anoUltimaColeta };
}
