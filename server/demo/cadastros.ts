import { addDays, localToMoment } from '../../domain/calendar.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { searchText } from '../../domain/searchText.ts';
import { RAMOS } from './ramos.ts';
import { createRandom } from './random.ts';

const ROTEIROS = ['Norte', 'Sul', 'Leste', 'Oeste', 'Centro', 'Distrito Industrial', 'Rodovia', 'Zona Rural'];
/** The first is the sewage meter's own; the others bring water in. */
const FONTES = [
  'Esgoto: medidor de vazão',
  'Rede pública: hidrômetro',
  'Poço artesiano: captação subterrânea',
  'Poço raso: cacimba',
  'Caminhão-pipa: água comprada',
  'Reúso: água recuperada',
  'Superficial: captação no rio',
];
const TIPOS_MEDIDOR = [
  'Calha Parshall',
  'Eletromagnético',
  'Ultrassônico',
  'Vertedor triangular',
  'Hidrômetro na saída',
];

/** Names by which laboratories report a parameter; some common ones are left for users to add. */
const SINONIMOS: readonly (readonly [idParametro: number, descricao: string])[] = [
  [26, 'DBO 5 dias'],
  [25, 'DQO Total'],
  [29, 'pH a 25 °C'],
  [1, 'Temperatura da Amostra'],
  [6, 'Cromo Total (Cr)'],
  [7, 'Cromo VI'],
  [8, 'Cobre Total'],
  [9, 'Ferro Total'],
  [12, 'Níquel Total'],
  [13, 'Nitrogênio Kjeldahl Total'],
  [14, 'Chumbo Total'],
  [15, 'Fósforo Total'],
  [19, 'Materiais Sedimentáveis'],
  [20, 'Óleos e Graxas Totais'],
  [21, 'Sulfato Total'],
  [24, 'Toxicidade Aguda'],
];

/** Parameters analysed whatever the branch: DQO, DBO, pH, temperature, settleable solids, oils and greases. */
const SEMPRE_ANALISADOS: readonly number[] = [25, 26, 29, 1, 19, 20];

/** The registers of the demonstration. Ids are the positions in each list, from 1. */
export function demoCadastros(today: string) {
  const random = createRandom('cadastros');
  const dtCadastro = localToMoment(addDays(today, -2200), '08:00');
  const described = (descricoes: readonly string[]) =>
    descricoes.map((descricao, index) => ({
      id: index + 1,
      descricao,
      flagAtivo: 1,
      dtCadastro,
      idUsuario: 1,
      busca: searchText([descricao]),
    }));

  const Amostrador = Array.from({ length: 10 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const [codigo, descricao] = [`AM-${number}`, `Amostrador automático ${number}`];
    return {
      id: index + 1,
      codigo,
      descricao,
      obs: index === 9 ? 'Bomba peristáltica em manutenção' : null,
      dtAquisicao: addDays(today, -random.int(200, 2100)),
      flagAtivo: index === 9 ? 0 : 1,
      dtCadastro,
      idUsuario: 1,
      busca: searchText([descricao, codigo]),
    };
  });

  return {
    Roteiro: described(ROTEIROS.map((nome) => `Roteiro ${nome}`)),
    RamoAtividade: described(RAMOS.map(({ descricao }) => descricao)).map((ramo) => ({
      ...ramo,
      corpoEmailVisitaRealizada: `Prezados,\n\na coleta de efluentes do ramo ${ramo.descricao} foi realizada. (mensagem de demonstração)`,
    })),
    RamoAtividadeParametro: RAMOS.flatMap(({ fatores }, ramo) =>
      parametros
        .filter(({ id, chave }) => SEMPRE_ANALISADOS.includes(id) || fatores[chave] !== undefined)
        .map(({ id }) => ({ idRamoAtividade: ramo + 1, idParametro: id })),
    ).map((link, index) => ({ id: index + 1, ...link })),
    FonteAbastecimento: described(FONTES),
    PessoaMedidorVazaoTipo: described(TIPOS_MEDIDOR),
    Amostrador,
    RamoAtividadeParametroSinonimo: SINONIMOS.map(([idParametro, descricao], index) => ({
      id: index + 1,
      idParametro,
      descricao,
      flagAtivo: 1,
      dtCadastro,
      idUsuario: 1,
      busca: searchText([descricao]),
    })),
  };
}
