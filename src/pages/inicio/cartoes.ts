import type { useTranslate } from 'react-admin';
import type { Inicio } from '../../../contract/inicio.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { wholeMonthInPhrase } from '../../../domain/leitura/month.ts';
import { writeQuery } from '../../../reports/registers/listQuery.ts';

/** Something that waits: how many there are of it, in words, and the list that shows exactly those. */
export interface Linha {
  texto: string;
  to: string;
}

/** What waits of one kind; without lines it is in order. */
export interface Cartao {
  titulo: string;
  linhas: readonly Linha[];
  progresso?: { porcento: number; texto: string };
}

type Translate = ReturnType<typeof useTranslate>;

const list = (menu: string, filter: object, field: string, order: 'ASC' | 'DESC' = 'ASC') =>
  `/${menu}?${writeQuery({ filter: { ...filter }, sort: { field, order } })}`;
const clients = (pendencia: string) => list('cadastro/cliente', { flagAtivo: 1, pendencia }, 'nome');

/** Of what is told, a card each, in the order in which it is to be seen to. @param grid menu of the readings' grid */
export function cartoesDe(inicio: Inicio, grid: string, translate: Translate): Cartao[] {
  const { leituras, coletas, calibracoes, semCarta, analises, mylims, semPonto, mensagens } = inicio;
  const line = (name: string, count: number, to: string, more: object = {}): Linha[] =>
    count === 0 ? [] : [{ texto: translate(`inicio.linhas.${name}`, { smart_count: count, ...more }), to }];
  const card = (name: string, linhas: readonly Linha[]): Cartao => ({ titulo: translate(`inicio.${name}`), linhas });
  const cartoes: (Cartao | undefined)[] = [
    leituras && leiturasDoMes(leituras, grid, translate),
    coletas && isAsked(coletas)
      ? card(
          'coletas',
          coletas.roteiros.flatMap(({ idRoteiro, roteiro, faltam }) =>
            line('faltam', faltam, `/relatorio/Agenda?ano=${coletas.ano}&idRoteiro=${idRoteiro ?? 0}`, {
              roteiro: roteiro ?? translate('inicio.semRoteiro'),
            }),
          ),
        )
      : undefined,
    calibracoes &&
      card('calibracoes', [
        ...line('vencidas', calibracoes.vencidas, clients('calibracao-vencida')),
        ...line('aVencer', calibracoes.aVencer, clients('calibracao-a-vencer')),
      ]),
    semCarta &&
      card(
        'cartas',
        line(
          'semCarta',
          semCarta.coletas,
          list(
            'relatorio/nao-conforme',
            { dtInicio: semCarta.dtInicio, dtFim: semCarta.dtFim, semCarta: 1 },
            'dtExecucao',
            'DESC',
          ),
          { desde: formatDate(semCarta.dtInicio) },
        ),
      ),
    (analises || mylims) &&
      card('importacoes', [
        ...line('analises', analises?.arquivos ?? 0, '/relatorio/Importacao-analise?pendentes=1'),
        ...line('mylims', mylims?.arquivos ?? 0, '/relatorio/Importacao-mylims?pendentes=1'),
      ]),
    semPonto && card('pontos', line('semPonto', semPonto.clientes, clients('sem-ponto'))),
    mensagens &&
      card(
        'mensagens',
        line(
          'mensagens',
          mensagens.pendentes + mensagens.falharam,
          list('acesso/mensagens', { naoEnviadas: 1 }, 'id', 'DESC'),
          { falharam: mensagens.falharam },
        ),
      ),
  ];
  return cartoes.filter((cartao) => cartao !== undefined);
}

/** Whether the year asks anybody for collections: before its monitoring is worked out nothing of it is in order. */
const isAsked = ({ roteiros, meses }: NonNullable<Inicio['coletas']>) =>
  roteiros.length > 0 || meses.some(({ feitas, planejadas }) => feitas + planejadas > 0);

function leiturasDoMes(
  { idMes, idAno, medidores, lidas }: NonNullable<Inicio['leituras']>,
  grid: string,
  translate: Translate,
) {
  const faltam = medidores - lidas;
  const to = `/${grid}?${new URLSearchParams({ idMes: String(idMes), idAno: String(idAno), semLeitura: '1' })}`;
  return {
    titulo: translate('inicio.leituras', { mes: wholeMonthInPhrase({ idMes, idAno }) }),
    progresso: {
      porcento: medidores === 0 ? 100 : Math.floor((lidas / medidores) * 100),
      texto: translate('inicio.lidas', { feitas: lidas, total: medidores }),
    },
    linhas: faltam === 0 ? [] : [{ texto: translate('inicio.linhas.semLeitura', { smart_count: faltam }), to }],
  };
}
