import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Coleta } from '../../../contract/coletas.ts';
import { monthRef } from '../../../domain/leitura/month.ts';
import { RESTARTS } from '../../../domain/leitura/restart.ts';
import { resultColumns } from '../../../reports/cliente/resultados.ts';
import { COLETA } from '../../../resources/cliente/coleta.ts';
import { CONTATO } from '../../../resources/cliente/contato.ts';
import { ENDERECO } from '../../../resources/cliente/endereco.ts';
import { HIDROMETRO } from '../../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../../resources/cliente/monitoramento.ts';
import { PONTO_COLETA } from '../../../resources/cliente/pontoColeta.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { HISTORICO, LANCAMENTO } from '../../app/clienteDrafts.ts';
import type { NamedDraft } from '../../app/draftPlace.ts';
import { GoneDrafts } from '../../kit/drafts/GoneDrafts.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { resultField } from '../historico-coleta/fields.ts';
import { CAMPOS } from '../lancamento/leitura/campos.ts';
import { FIELDS, useWorded as useDadosWorded } from './DadosForm.tsx';
import { useFontes } from './useLookups.ts';
import { useWorded as useMedidorWorded } from './vazao/MedidorForm.tsx';

/** One of the forms of a client, as far as it is to be read. */
interface Form {
  /** Key of what its part of the page is called. */
  title: string;
  /** Those that what was typed may have. */
  fields(typed: FieldValues): readonly Field[];
  worded?(typed: FieldValues): FieldValues;
  /** What was typed, where the draft holds it in another way; `record` is what its name says of it. */
  typed?(held: FieldValues, record: readonly string[]): FieldValues;
}

const asHeld = (held: FieldValues) => held;
const all = (fields: Readonly<Record<string, Field>>) => () => Object.values(fields);
const wordOf = (choices: readonly (readonly [number, string])[], id: unknown) =>
  choices.find(([one]) => one === Number(id))?.[1] ?? id;

/** '11/2026' of '2026-11'. */
function monthOf(text = '') {
  const [idAno = 0, idMes = 0] = text.split('-').map(Number);
  return monthRef({ idAno, idMes });
}

/** The forms of a client, by what their drafts' names say after the client. */
function useForms(): Readonly<Record<string, Form>> {
  const translate = useTranslate();
  const fontes = useFontes();
  const mes: Field = { name: 'mes', label: translate('lancamento.filtro.mes'), kind: 'text' };
  return {
    '': { title: 'ficha.tabs.dados', fields: () => FIELDS, worded: useDadosWorded() },
    'cliente/endereco': { title: 'ficha.tabs.enderecos', fields: all(ENDERECO) },
    'cliente/contato': { title: 'ficha.tabs.contatos', fields: all(CONTATO) },
    'cliente/ponto-coleta': { title: 'ficha.tabs.pontos', fields: all(PONTO_COLETA) },
    'cliente/monitoramento': { title: 'ficha.tabs.monitoramento', fields: all(MONITORAMENTO) },
    'cliente/medidor': { title: 'ficha.medidor.title', fields: all(MEDIDOR), worded: useMedidorWorded() },
    'cliente/hidrometro': {
      title: 'ficha.hidrometro.label',
      fields: all(HIDROMETRO),
      worded: (typed) => ({ ...typed, idFonteAbastecimento: fontes.nameOf(typed.idFonteAbastecimento) }),
    },
    [HISTORICO]: {
      title: 'cliente.detail.history',
      fields: (typed) => [...all(COLETA)(), ...resultColumns([typed as Coleta], []).map(resultField)],
      worded: (typed) => ({ ...typed, idTipoDBO: wordOf(COLETA.idTipoDBO.choices, typed.idTipoDBO) }),
    },
    [LANCAMENTO]: {
      title: 'lancamento.tituloSemMes',
      fields: () => [mes, ...Object.values(CAMPOS)],
      worded: (typed) => ({ ...typed, reinicioMedidor: wordOf(RESTARTS, typed.reinicioMedidor) }),
      typed: ({ textos }, [month]) => ({ mes: monthOf(month), ...textos }),
    },
  };
}

/** What follows the client in a draft's name: of which form, and of which record. */
function partsOf(name: string, whole: string) {
  const parts = name.slice(whole.length + 1).split('/');
  const length = parts[0] === 'cliente' ? 2 : 1;
  return { form: parts.slice(0, length).join('/'), record: parts.slice(length) };
}

interface GoneFormsProps {
  drafts: readonly NamedDraft[];
  /** What their names begin with. */
  whole: string;
}

/** What was typed of a client that is gone, form by form, as the forms showed it. */
export default function GoneForms({ drafts, whole }: GoneFormsProps) {
  const translate = useTranslate();
  const byForm = Map.groupBy(drafts, ({ name }) => partsOf(name, whole).form);
  return (
    <>
      <Typography sx={{ my: 2 }}>{translate('rascunho.gone.text')}</Typography>
      {Object.entries(useForms()).flatMap(([key, { title, fields, worded, typed = asHeld }]) => {
        const own = byForm.get(key);
        if (!own) return [];
        return (
          <Section key={key} title={translate(title)}>
            {own.map(({ name, draft }) => {
              const campos = typed(draft.campos, partsOf(name, whole).record);
              return (
                <GoneDrafts
                  key={`${name} ${draft.em}`}
                  drafts={[{ ...draft, campos }]}
                  fields={fields(campos)}
                  worded={worded}
                />
              );
            })}
          </Section>
        );
      })}
    </>
  );
}
