import { localToMoment } from '../../domain/calendar.ts';
import { addressLine } from '../../domain/cliente/address.ts';
import { dboCobranca } from '../../domain/coleta/billingDbo.ts';
import { ID_DBO } from '../../domain/coleta/parametros.ts';
import type { demoColetas } from './coletas.ts';
import type { Hidrometro } from './medidores.ts';
import type { Cliente } from './pessoas.ts';
import { halfYears } from './sequenciais.ts';
import type { SubCadastros } from './subcadastros.ts';

/** The charges of two half-years as they were saved: of enabled clients with collections in them, by name. */
export function demoCobrancas(
  clientes: readonly Cliente[],
  enderecos: SubCadastros['PessoaEndereco'],
  hidrometros: readonly Hidrometro[],
  { HistoricoColeta, Resultado }: ReturnType<typeof demoColetas>,
  today: string,
) {
  const dboOf = new Map(Resultado.filter((r) => r.idParametro === ID_DBO).map((r) => [r.idColeta, r.bruto]));
  const coletasOf = Map.groupBy(HistoricoColeta, ({ idPessoa }) => idPessoa);
  const byName = clientes
    .filter(({ flagAtivo }) => flagAtivo === 1)
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));

  return halfYears(today).map(({ inicio, fim }, index) => {
    const dados = byName.flatMap(({ id, nome }) => {
      const own = (coletasOf.get(id) ?? []).map((one) => ({
        ...one,
        data: one.dtRetirada,
        hora: one.horaRetirada,
        dbo: dboOf.get(one.id) ?? null,
      }));
      const { valor } = dboCobranca(own, fim);
      if (valor === null || !own.some(({ data }) => data >= inicio && data <= fim)) return [];
      const endereco = addressLine(enderecos.find(({ idPessoa }) => idPessoa === id));
      const meters = hidrometros.filter(({ idPessoa, flagAtivo }) => idPessoa === id && flagAtivo === 1);
      return [{ idPessoa: id, nome, endereco, dbo: valor, uc: meters.map(({ uc }) => uc) }];
    });
    return {
      id: index + 1,
      inicio,
      fim,
      dados: JSON.stringify(dados),
      dtCadastro: localToMoment(fim, '17:45'),
      idUsuario: 1,
    };
  });
}
