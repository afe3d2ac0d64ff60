import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked } from './acessoScreens.tsx';

const EMAILS = 'Lista de email padrão de envio para o protocolo (Separa por ;)';
const PDF = '%PDF-1.4\n%%EOF\n';
const READ = {
  id: 1,
  emailPadrao: 'ana@exemplo.com.br',
  textoPadrao: '<p>Bom <strong>dia</strong></p>',
  textoAcompanhamento: '',
  arquivo: btoa(PDF),
  urlArquivo: 'https://app.exemplo/arquivos/Termo%20de%20coleta.pdf',
  versao: 3,
};
const SENT = 'Arquivo enviado com sucesso';

const open = (answers: Answers = {}) =>
  renderApp({
    path: '/App/Settings-app',
    answers: {
      'GET /configuracaoapp/one': () => READ,
      'GET /dispositivo': () => [],
      'POST /configuracaoapp/save': () => ({ id: 1, versao: 4 }),
      'POST /configuracao-app/upload': () => ({ sucesso: true, msg: SENT }),
      ...answers,
    },
  });

const fileInput = async () => {
  await screen.findByRole('button', { name: 'Salvar o PDF' });
  return document.querySelector<HTMLInputElement>('input[type="file"]')!;
};
const choose = async (name: string, content: string) => {
  const file = new File([content], name, { type: 'application/pdf' });
  fireEvent.change(await fileInput(), { target: { files: [file] } });
  return file;
};

test('shows what is kept, and saves what was typed with its version', async () => {
  const app = open();
  const emails = await screen.findByRole('textbox', { name: EMAILS });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Protocolos App');
  expect(emails).toHaveValue('ana@exemplo.com.br');
  const text = await screen.findByRole('textbox', { name: 'Texto padrão do e-mail' });
  expect(within(text).getByText('dia').tagName).toBe('STRONG');
  expect(screen.getByRole('textbox', { name: 'Texto do e-mail de acompanhamento' })).toHaveTextContent('');
  const bars = screen.getAllByRole('toolbar', { name: /^Formatação de / });
  expect(
    within(bars[0]!)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    ...['Negrito', 'Itálico', 'Sublinhado', 'Tachado', 'Código'],
    ...['Alinhar à esquerda', 'Centralizar', 'Alinhar à direita', 'Justificar'],
    ...['Lista com marcadores', 'Lista numerada', 'Link', 'Citação', 'Limpar formatação'],
  ]);

  // In the order of the specification: what is written, its button, then the PDF.
  const save = screen.getByRole('button', { name: 'Salvar Configuração' });
  const pdf = screen.getByRole('button', { name: 'Salvar o PDF' });
  expect(save.compareDocumentPosition(pdf)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await app.person.type(emails, ' ; bia@exemplo.com.br');
  await app.person.click(screen.getByRole('button', { name: 'Salvar Configuração' }));
  // With the two blanks of the specification, which a browser shows as one.
  expect((await screen.findByText('Configuração salva com sucesso')).textContent).toBe(
    'Configuração salva com  sucesso',
  );
  expect(asked(app, 'POST /configuracaoapp/save')[0]?.body).toEqual({
    emailPadrao: 'ana@exemplo.com.br ; bia@exemplo.com.br',
    textoPadrao: READ.textoPadrao,
    textoAcompanhamento: '',
    versao: 3,
  });
  await waitFor(() => expect(asked(app, 'GET /configuracaoapp/one')).toHaveLength(2));
});

test('an address that is none is told on its field, and what was typed stays', async () => {
  const app = open({
    'POST /configuracaoapp/save': () => {
      throw failure('E-mail inválido: bia@', 400, { emailPadrao: 'E-mail inválido: bia@' });
    },
  });
  const emails = await screen.findByRole('textbox', { name: EMAILS });
  await app.person.type(emails, ';bia@');
  await app.person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(emails).toBeInvalid());
  expect(emails).toHaveValue('ana@exemplo.com.br;bia@');
  expect(screen.getAllByText('E-mail inválido: bia@').length).toBeGreaterThan(0);
});

test("another person's change is compared before anything is overwritten", async () => {
  const atual = { ...READ, emailPadrao: 'caio@exemplo.com.br', versao: 4 };
  const app = open({
    'POST /configuracaoapp/save': ({ body }) => {
      if ((body as { versao: number }).versao === 4) return { id: 1, versao: 5 };
      throw new HttpError('Este registro foi alterado por outra pessoa', 409, {
        listaResultados: { atual, autor: 'caio', quando: '2026-11-20T15:00:00.000Z' },
      });
    },
  });
  await app.person.type(await screen.findByRole('textbox', { name: EMAILS }), ';bia@exemplo.com.br');
  await app.person.click(screen.getByRole('button', { name: 'Salvar Configuração' }));
  expect(await screen.findByText('caio@exemplo.com.br')).toBeVisible();
});

test('the PDF bears the last part of its address, is looked at, and another one is chosen and saved', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:termo');
  URL.revokeObjectURL = vi.fn();
  const app = open();
  await app.person.click(await screen.findByRole('button', { name: 'Ver o PDF' }));
  const dialog = await screen.findByRole('dialog', { name: 'Termo de coleta.pdf' });
  expect(within(dialog).getByTitle('PDF Termo de coleta.pdf')).toHaveAttribute('src', 'blob:termo');
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const file = await choose('Outro.pdf', PDF);
  expect(await screen.findByRole('button', { name: 'Outro.pdf' })).toHaveAccessibleDescription(
    'Escolhido, ainda não salvo',
  );
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked(app, 'POST /configuracao-app/upload')[0]?.file).toBe(file);
});

test('a PDF that is saved before it is read is sent all the same; one that cannot be read is refused', async () => {
  const app = open();
  const gone = new File([PDF], 'Sumiu.pdf', { type: 'application/pdf' });
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  fireEvent.change(await fileInput(), { target: { files: [gone] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Escolha um arquivo PDF');

  const slow = new File([PDF], 'Demora.pdf', { type: 'application/pdf' });
  let read = () => {};
  slow.arrayBuffer = () => new Promise((resolve) => (read = () => void new Blob([PDF]).arrayBuffer().then(resolve)));
  fireEvent.change(await fileInput(), { target: { files: [slow] } });
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  read();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked(app, 'POST /configuracao-app/upload').map(({ file }) => file)).toEqual([slow]);
});

test('of two chosen in a row the later one is shown and sent, however long the first took to read', async () => {
  const app = open();
  const first = new File([PDF], 'Primeiro.pdf', { type: 'application/pdf' });
  let read = () => {};
  first.arrayBuffer = () => new Promise((resolve) => (read = () => void new Blob([PDF]).arrayBuffer().then(resolve)));
  fireEvent.change(await fileInput(), { target: { files: [first] } });
  const second = await choose('Segundo.pdf', PDF);
  read();
  await screen.findByRole('button', { name: 'Segundo.pdf' });
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked(app, 'POST /configuracao-app/upload').map(({ file }) => file)).toEqual([second]);
});

test("another person's PDF is told of before it is replaced", async () => {
  let versaoArquivo = 'a1';
  const app = open({
    'GET /configuracaoapp/one': () => ({ ...READ, versaoArquivo }),
    'POST /configuracao-app/upload': ({ body }) => {
      if ((body as { substitui?: string }).substitui === 'b2') return { sucesso: true, msg: SENT };
      versaoArquivo = 'b2';
      throw failure('Outra pessoa trocou o PDF', 409);
    },
  });
  await choose('Meu.pdf', PDF);
  await screen.findByRole('button', { name: 'Meu.pdf' });
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  expect(await screen.findByText('Outra pessoa trocou o PDF')).toBeVisible();
  await waitFor(() => expect(asked(app, 'GET /configuracaoapp/one')).toHaveLength(2));
  await app.person.click(await screen.findByRole('button', { name: 'Salvar o PDF' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked(app, 'POST /configuracao-app/upload').map(({ body }) => body)).toEqual([
    { substitui: 'a1' },
    { substitui: 'b2' },
  ]);
});

test('without a PDF one is asked for; what is none is refused before it is sent; a refusal of the server is told', async () => {
  const app = open({
    'GET /configuracaoapp/one': () => ({ ...READ, arquivo: null, urlArquivo: null }),
    'POST /configuracao-app/upload': () => ({ sucesso: false, msg: 'Disco cheio' }),
  });
  const chooser = await screen.findByRole('button', { name: 'Carregar pdf' });
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  expect(chooser).toHaveFocus();
  expect(chooser).toHaveAccessibleDescription('Escolha um arquivo PDF');
  await choose('Termo.pdf', 'texto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Escolha um arquivo PDF');
  expect(asked(app, 'POST /configuracao-app/upload')).toEqual([]);
  await choose('Termo.pdf', PDF);
  await screen.findByRole('button', { name: 'Termo.pdf' });
  await app.person.click(screen.getByRole('button', { name: 'Salvar o PDF' }));
  expect(await screen.findByText('Disco cheio')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Termo.pdf' })).toBeVisible();
});

test('who may only see reads all of it', async () => {
  open({ 'GET /Modulo/{groupId}': () => shippedModules((menu) => menu !== 'App/Settings-app') });
  expect(await screen.findByRole('group', { name: EMAILS })).toHaveTextContent('ana@exemplo.com.br');
  const text = await screen.findByRole('textbox', { name: 'Texto padrão do e-mail' });
  await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'));
  expect(screen.queryByRole('button', { name: /Salvar/ })).toBeNull();
  expect(screen.getByText('Termo de coleta.pdf')).toBeVisible();
});

test('what cannot be read is told, with the way to try again', async () => {
  let there = false;
  const app = open({
    'GET /configuracaoapp/one': () => {
      if (there) return READ;
      throw failure('Servidor fora do ar', 500);
    },
  });
  expect(await screen.findByText(/Não foi possível obter as configurações\. Servidor fora do ar/)).toBeVisible();
  there = true;
  await app.person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  // The button is gone: the keyboard goes on from the title.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await screen.findByRole('textbox', { name: EMAILS })).toBeVisible();
});
