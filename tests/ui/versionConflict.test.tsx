import { screen, waitFor, within } from '@testing-library/react';
import { Form, HttpError } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Field } from '../../resources/defineRegister.ts';
import { KindInput } from '../../src/kit/forms/inputs/KindInput.tsx';
import { VersionConflict } from '../../src/kit/forms/VersionConflict.tsx';
import { renderInApp } from '../fixtures/renderApp.tsx';
import { CLIENTE, openApp } from './clienteApp.tsx';
import { asked, openRegister, PARAMETROS } from './registerScreens.tsx';

const THEIRS = { ...PARAMETROS[0], descricao: 'DBO 5 dias', maximo: 80, incerteza: 10, versao: 3 };

/** The parameter's form; saves over a version other than the last of `saved` are refused with it. */
function openParametro(...saved: { versao: number }[]) {
  return openRegister({
    path: '/cadastro/Parametro/26',
    answers: {
      'POST /Parametro': ({ body }) => {
        const { versao } = body as { versao: number };
        const atual = saved.find((one) => one.versao > versao);
        if (!atual) return { id: 26, versao: versao + 1 };
        const listaResultados = { atual, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
        throw new HttpError('Registro alterado', 409, { listaResultados });
      },
    },
  });
}

const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('textbox', { name: new RegExp(`^${name}`) });
const choices = (name: string) => within(screen.getByRole('radiogroup', { name }));
const chosen = (name: string) => choices(name).getByRole('radio', { checked: true });

/** Changes Máximo to 70 and saves over a version that is old. */
async function changeMaximum(person: ReturnType<typeof openParametro>['person']) {
  await screen.findByRole('dialog', { name: 'Edição' });
  await person.clear(field('Máximo'));
  await person.type(field('Máximo'), '70{Enter}');
  await screen.findByText(/^Bruno gravou este registro em 20\/11\/2026 12:30/);
}

test('a field is mine where I changed it and theirs elsewhere, unless said otherwise', async () => {
  const { api, person } = openParametro(THEIRS);
  await changeMaximum(person);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
  expect(chosen('Descrição')).toHaveAccessibleName('Gravado: DBO 5 dias');
  expect(chosen('Máximo')).toHaveAccessibleName('O meu: 70,00');
  expect(chosen('Incerteza')).toHaveAccessibleName('Gravado: 10,00%');
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[1]?.body).toMatchObject({
    id: 26,
    sigla: 'DBO',
    descricao: 'DBO 5 dias',
    minimo: 0,
    maximo: 70,
    incerteza: 10,
    versao: 3,
  });
});

test('the choice is made by keyboard, and Enter saves it', async () => {
  const { api, person } = openParametro(THEIRS);
  await changeMaximum(person);
  chosen('Descrição').focus();
  await person.keyboard('{ArrowDown}');
  expect(chosen('Descrição')).toHaveAccessibleName('O meu: Demanda Bioquímica de Oxigênio');
  expect(chosen('Descrição')).toHaveFocus();
  await person.tab();
  expect(chosen('Máximo')).toHaveFocus();
  await person.keyboard('{ArrowUp}');
  expect(chosen('Máximo')).toHaveAccessibleName('Gravado: 80,00');
  await person.type(field('Sigla'), '{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[1]?.body).toMatchObject({
    descricao: 'Demanda Bioquímica de Oxigênio',
    maximo: 80,
    incerteza: 10,
    versao: 3,
  });
});

test('what is typed while the choice is shown counts, over a choice made before too', async () => {
  const { api, person } = openParametro(THEIRS);
  await changeMaximum(person);
  await person.type(field('Descrição'), ' (mg/L)');
  expect(chosen('Descrição')).toHaveAccessibleName('O meu: Demanda Bioquímica de Oxigênio (mg/L)');
  await person.click(choices('Máximo').getByRole('radio', { name: 'Gravado: 80,00' }));
  await person.clear(field('Máximo'));
  await person.type(field('Máximo'), '75');
  expect(chosen('Máximo')).toHaveAccessibleName('O meu: 75,00');
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[1]?.body).toMatchObject({
    descricao: 'Demanda Bioquímica de Oxigênio (mg/L)',
    maximo: 75,
    incerteza: 10,
  });
});

test('a third person’s change is compared with what was chosen: what was taken from the second is not mine', async () => {
  const third = { ...THEIRS, descricao: 'DBO5', incerteza: 10, versao: 4 };
  const { api, person } = openParametro(THEIRS, third);
  await changeMaximum(person);
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(asked(api, 'POST /Parametro')).toHaveLength(2));
  await waitFor(() => expect(chosen('Descrição')).toHaveAccessibleName('Gravado: DBO5'));
  expect(chosen('Máximo')).toHaveAccessibleName('O meu: 70,00');
  expect(screen.queryByRole('radiogroup', { name: 'Incerteza' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[2]?.body).toMatchObject({ descricao: 'DBO5', maximo: 70, versao: 4 });
});

test('mine can still be kept whole, and theirs taken whole', async () => {
  const { api, person } = openParametro(THEIRS);
  await changeMaximum(person);
  await person.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(field('Sigla')).toHaveFocus();
  expect(field('Descrição')).toHaveValue('DBO 5 dias');
  expect(field('Máximo')).toHaveValue('80,00');

  await person.type(field('Descrição'), '!{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(api, 'POST /Parametro')[1]?.body).toMatchObject({ descricao: 'DBO 5 dias!', versao: 3 });

  const other = openParametro(THEIRS);
  await changeMaximum(other.person);
  await other.person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  await waitFor(() => expect(asked(other.api, 'POST /Parametro')).toHaveLength(2));
  expect(asked(other.api, 'POST /Parametro')[1]?.body).toMatchObject({
    descricao: 'Demanda Bioquímica de Oxigênio',
    maximo: 70,
    incerteza: 12,
    versao: 3,
  });
});

test('where all that was chosen is theirs there is nothing to save: the form has it, and says no more', async () => {
  const { api, person } = openParametro(THEIRS);
  await changeMaximum(person);
  await person.click(choices('Máximo').getByRole('radio', { name: 'Gravado: 80,00' }));
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(screen.queryByText(/^Bruno gravou este registro/)).toBeNull());
  expect(field('Máximo')).toHaveValue('80,00');
  expect(field('Sigla')).toHaveFocus();
  expect(asked(api, 'POST /Parametro')).toHaveLength(1);
});

test('of a client, what others chose by name is saved by its id', async () => {
  const atual = { ...CLIENTE, nome: 'Nome de Bia', idRamoAtividade: 6, versao: 5 };
  const { api, person } = openApp({
    path: '/cadastro/cliente/3',
    answers: {
      'POST /Pessoa': ({ body }) => {
        if ((body as { versao: number }).versao === 5) return { id: 3, versao: 6 };
        throw new HttpError('Registro alterado', 409, { listaResultados: { atual, autor: 'Bia' } });
      },
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Código' }), '-B');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(chosen('Ramo de Atividade')).toHaveAccessibleName('Gravado: Têxtil'));
  expect(chosen('Código')).toHaveAccessibleName('O meu: C-003-B');
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
  expect(asked(api, 'POST /Pessoa')[1]?.body).toMatchObject({
    codigo: 'C-003-B',
    nome: 'Nome de Bia',
    idRamoAtividade: 6,
    flagTipoPessoa: 'J',
    versao: 5,
  });
});

const TEXT: Field = { name: 'nome', label: 'Nome', kind: 'text' };
const RAMO: Field = { name: 'idRamo', label: 'Ramo', kind: 'integer' };
const RAMOS: Record<number, string> = { 5: 'Laticínio', 6: 'Têxtil' };
const RECORD = { id: 3, nome: 'Serra', idRamo: 5, roteiro: 'Norte', versao: 1 };

function SmallForm({ atual, sent }: { atual: typeof RECORD; sent: FieldValues[] }) {
  return (
    <Form record={RECORD} onSubmit={(values: FieldValues) => void sent.push(values)}>
      <Comparison atual={atual} />
      <KindInput field={TEXT} />
    </Form>
  );
}

function Comparison({ atual }: { atual: typeof RECORD }) {
  const { setValue } = useFormContext();
  return (
    <VersionConflict
      conflict={{ atual }}
      fields={[TEXT, RAMO]}
      worded={(values) => ({ ...values, idRamo: RAMOS[values.idRamo] })}
      onReload={() => {}}
      onKeepMine={() => setValue('versao', atual.versao)}
    />
  );
}

test('a choice is shown by its name and saved by its id; fields that the form does not show are as saved', async () => {
  const sent: FieldValues[] = [];
  const atual = { ...RECORD, nome: 'Serra Azul', idRamo: 6, roteiro: 'Sul', versao: 2 };
  const { person } = renderInApp(<SmallForm atual={atual} sent={sent} />);
  const row = await screen.findByRole<HTMLTableRowElement>('row', { name: /^Ramo/ });
  expect(within(row).getByRole('rowheader', { name: 'Ramo' })).toBeVisible();
  expect(within(row).getByRole('radiogroup', { name: 'Ramo' })).toBeVisible();
  expect(within(row).getAllByRole('radio')).toHaveLength(2);
  expect(within(row).getByRole('radio', { name: 'Gravado: Têxtil' })).toBeChecked();
  expect(within(row).getByRole('radio', { name: 'O meu: Laticínio' })).not.toBeChecked();
  expect(screen.queryByRole('row', { name: /^roteiro/i })).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Nome' }), ' Alta');
  await person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
  await waitFor(() => expect(sent).toEqual([{ id: 3, nome: 'Serra Alta', idRamo: 6, roteiro: 'Sul', versao: 2 }]));
});

test('where nothing differs there is nothing to choose', async () => {
  const sent: FieldValues[] = [];
  const { person } = renderInApp(<SmallForm atual={{ ...RECORD, versao: 2 }} sent={sent} />);
  expect(await screen.findByText('Os valores gravados são iguais aos do seu formulário.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar o escolhido' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Manter o meu' }));
  await waitFor(() => expect(sent).toEqual([{ ...RECORD, versao: 2 }]));
});

test('nobody is named as who saved it where that is not known', async () => {
  renderInApp(<SmallForm atual={{ ...RECORD, nome: 'Serra', versao: 2 }} sent={[]} />);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(/^Registro gravado depois que você o abriu.*Não se sabe quem gravou este registro/);
  expect(told).not.toHaveTextContent('outra pessoa');
});
