import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Mensagem } from '../../contract/mensagens.ts';
import { safeDocument } from '../../src/pages/mensagens/safeHtml.ts';
import { type Answers, failure, paged } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked, tableTexts } from './acessoScreens.tsx';

const message = (id: number, situacao: Mensagem['situacao']): Mensagem => ({
  id,
  assunto: `Assunto ${id}`,
  para: 'ana@exemplo.com.br',
  situacao,
  tentativas: id,
  criada: '2026-03-01T12:00:00.000Z',
  enviada: situacao === 'enviada' ? '2026-03-01T12:01:00.000Z' : null,
  erro: situacao === 'falhou' ? 'Caixa cheia' : null,
});
const MENSAGENS = [message(3, 'falhou'), message(2, 'enviada'), message(1, 'pendente')];

const CONTEUDO = {
  cabecalhos: [
    { nome: 'From', valor: 'Monitoramento <nao-responda@exemplo.com.br>' },
    { nome: 'Subject', valor: 'Assunto 2' },
    { nome: 'Date', valor: '2026-03-01T12:01:00.000Z' },
  ],
  texto: 'Login: ana\nSenha: Abc12345',
  html: '<p>Olá, <b>Ana</b></p><script>alert(1)</script>',
  anexos: [{ nome: 'laudo.pdf', tipo: 'application/pdf', tamanho: 1200 }],
};

const open = (path: string, answers: Answers = {}) =>
  renderApp({ path, answers: { 'GET /mensagens': () => paged(MENSAGENS, 120, 3), ...answers } });
const openOne = (one: object) => open('/acesso/mensagens/2', { 'GET /mensagens/{id}': () => one });

describe('the list', () => {
  test('shows how far each message is, in words', async () => {
    open('/acesso/mensagens');
    const [headings, ...rows] = await tableTexts();
    expect(headings).toEqual(['ID', 'Assunto', 'Para', 'Situação', 'Criada em', 'Enviada em', 'Tentativas']);
    expect(rows.map((cells) => [cells[0], cells[3], cells[5]])).toEqual([
      ['3', 'Falhou', '-'],
      ['2', 'Enviada', '01/03/2026 09:01'],
      ['1', 'Pendente', '-'],
    ]);
    expect(screen.getByText('120 registros')).toBeVisible();
  });

  test('asks for page after page', async () => {
    const app = open('/acesso/mensagens');
    await tableTexts();
    await app.person.click(screen.getByRole('button', { name: /próxima página/i }));
    await waitFor(() => expect(asked(app, 'GET /mensagens').at(-1)?.query).toEqual({ pagina: 2, tamanho: 50 }));
  });

  test('that is empty says so; one that fails is asked for again', async () => {
    let attempts = 0;
    const { person } = open('/acesso/mensagens', {
      'GET /mensagens': () => {
        attempts += 1;
        if (attempts === 1) throw failure('Banco fora do ar', 500);
        return paged([], 0, 1);
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhuma mensagem até agora.')).toBeVisible();
  });
});

describe('one message', () => {
  test('shows headers, text, HTML and names of attachments', async () => {
    openOne({ ...message(2, 'enviada'), conteudo: CONTEUDO });
    expect(await screen.findByRole('heading', { level: 1, name: 'Assunto 2' })).toBeVisible();
    const headers = within(screen.getByRole('region', { name: 'Cabeçalhos' }));
    expect(headers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['De', 'Assunto', 'Data']);
    expect(headers.getByText('01/03/2026 09:01')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Texto' })).toHaveTextContent('Login: ana Senha: Abc12345');
    expect(screen.getByText('laudo.pdf (application/pdf, 1200 bytes)')).toBeVisible();
    const frame = await screen.findByTitle('Mensagem em HTML: Assunto 2');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Olá, <b>Ana</b></p>');
    expect(frame.getAttribute('srcdoc')).not.toContain('script');
  });

  test.each([
    ['pendente', /^O conteúdo aparece aqui depois que a mensagem é enviada/],
    ['enviada', /^O conteúdo desta mensagem não está guardado/],
  ] as const)('that is %s and without contents says why', async (situacao, text) => {
    openOne({ ...message(2, situacao), conteudo: null });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('that failed says what happened', async () => {
    openOne({ ...message(3, 'falhou'), conteudo: null });
    // The section stands there before the message does.
    expect(await screen.findByText('Caixa cheia')).toBeVisible();
    const delivery = within(screen.getByRole('region', { name: 'Envio' }));
    expect(delivery.getByText('Falhou')).toBeVisible();
    expect(delivery.getByText('Caixa cheia')).toBeVisible();
  });

  test('that does not exist is told', async () => {
    open('/acesso/mensagens/99', {
      'GET /mensagens/{id}': () => {
        throw failure('Mensagem não encontrada', 404);
      },
    });
    expect(await screen.findByText('Mensagem não encontrada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Voltar para as mensagens' })).toBeVisible();
  });
});

describe('the HTML of a message', () => {
  const bodyOf = (html: string) => new DOMParser().parseFromString(safeDocument(html), 'text/html').body;

  test.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://exemplo.com.br"></iframe>',
    '<form action="https://exemplo.com.br"><input name="senha"><button>Enviar</button></form>',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<meta http-equiv="refresh" content="0;url=https://exemplo.com.br">',
    '<link rel="stylesheet" href="https://exemplo.com.br/a.css">',
    '<base href="https://exemplo.com.br">',
    '<style>@import url(https://exemplo.com.br/a.css)</style>',
    '<object data="https://exemplo.com.br"></object>',
  ])('runs and sends nothing: %s', (html) => {
    const body = bodyOf(html);
    expect(body.querySelector('script, iframe, form, input, button, svg, meta, link, base, style, object')).toBeNull();
    for (const element of body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(value).not.toMatch(/^javascript:/i);
      }
    }
  });

  test.each([
    '<img src="https://exemplo.com.br/a.png">',
    '<img srcset="https://exemplo.com.br/a.png 2x">',
    '<table background="https://exemplo.com.br/a.png"><tr><td>x</td></tr></table>',
    '<p style="background: url(https://exemplo.com.br/a.png)">x</p>',
    '<video poster="https://exemplo.com.br/a.png" src="https://exemplo.com.br/a.mp4"></video>',
  ])('fetches nothing: %s', (html) => {
    expect(bodyOf(html).innerHTML).not.toContain('exemplo.com.br');
  });

  test('keeps what it says and how, and pictures that it carries itself', () => {
    const html = '<p style="color:red">Olá</p><img src="data:image/png;base64,AAAA" alt="Logo">';
    expect(bodyOf(html).innerHTML).toBe(html);
  });

  test('the frame refuses what would get past', () => {
    expect(safeDocument('')).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
  });
});
