import { screen, within } from '@testing-library/react';
import type { Leitura } from '../../contract/leitura.ts';
import { type Answers, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { giveView } from './tableView.ts';

/** A row of the month's grid, as the server sends it. */
export function leitura(fields: Partial<Leitura> & { idHidrometro: number }): Leitura {
  const { idHidrometro } = fields;
  return {
    id: 0,
    idPessoa: Math.ceil(idHidrometro / 2),
    nome: `Indústria ${Math.ceil(idHidrometro / 2)}`,
    registro: `H-${idHidrometro}`,
    uc: null,
    flagMedidorVazao: 1,
    leituraAnterior: 100 * idHidrometro,
    leituraAtual: 0,
    volumeMedido: 0,
    volumeCorrigido: 0,
    tempoAnterior: null,
    tempoAtual: null,
    tempoFinal: null,
    horaInicial: null,
    horaFinal: null,
    volumeCorrido: null,
    idCategoriaCobranca: 1,
    idMes: 11,
    idAno: 2026,
    obs: null,
    motivo: null,
    flagMedia: 0,
    idCalculoHorimetro: null,
    medidorStatusNome: null,
    reinicioMedidor: 0,
    flagMedidoInformado: 0,
    flagCorrigidoInformado: 0,
    dtCadastro: null,
    flagAtivo: 1,
    idUsuario: null,
    versao: null,
    ...fields,
  };
}

export const LEITURAS = [1, 2, 3, 4].map((idHidrometro) => leitura({ idHidrometro }));

/** Each meter's reading of the month before, with which its row begins, and 20 m³ as its medians. */
export const contextosDe = (leituras: readonly Leitura[]) =>
  leituras.map(({ idHidrometro, leituraAnterior }) => ({
    idHidrometro,
    anterior: { idAno: 2026, idMes: 10, leituraAtual: leituraAnterior, tempoAtual: null },
    media: 25,
    mediana: 20,
    medianaCorrigido: 20,
  }));

const CATEGORIAS = ['Leitura', 'Média', 'Horímetro'].map((descricao, at) => ({
  id: at + 1,
  descricao,
  regra: at + 1,
  flagAtivo: 1,
  dtCadastro: '2026-01-01T00:00:00.000Z',
  versao: 1,
}));

const GRID = '/cadastro/vazao-lancamento?idMes=11&idAno=2026';

interface Options {
  leituras?: readonly Leitura[];
  answers?: Answers;
  mayEdit?: boolean;
  path?: string;
}

/** The screen at an address, over a fake API. */
export function openLancamento({ leituras = LEITURAS, answers = {}, mayEdit = true, path = GRID }: Options) {
  giveView(600);
  const app = renderApp({
    path,
    answers: {
      'GET /Modulo/{groupId}': () => shippedModules((menu) => mayEdit && menu === 'medidor-vazao/lancamento'),
      'GET /PessoaHidrometro': () => leituras,
      'GET /PessoaHidrometroLancamento/contexto': () => contextosDe(leituras),
      'GET /CategoriaCobranca': () => CATEGORIAS,
      ...answers,
    },
  });
  const saves = () => app.api.requests.filter(({ name }) => name === 'POST /PessoaHidrometroLancamento');
  return { ...app, saves };
}

/** The meters of November 2026 one by one, over a fake API. */
export async function openPhone(options: Options = {}) {
  const app = openLancamento(options);
  await screen.findByRole('button', { name: 'Próximo' });
  return app;
}

/** The grid of November 2026, over a fake API. */
export async function openGrid(options: Options = {}) {
  const app = openLancamento(options);
  const grid = await screen.findByRole<HTMLTableElement>('grid', { name: 'Leituras de novembro de 2026' });
  const headings = [...(grid.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  /** A cell of a meter, by its heading. */
  const cell = (registro: string, heading: string) => {
    const row = within(grid).getByRole('row', { name: (_, one) => one.textContent?.includes(registro) ?? false });
    return (row as HTMLTableRowElement).cells[headings.indexOf(heading)] as HTMLTableCellElement;
  };
  return { ...app, grid, headings, cell };
}

/** Pastes a text as a spreadsheet would hand it over. */
export function paste(text: string): void {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
  document.dispatchEvent(event);
}
