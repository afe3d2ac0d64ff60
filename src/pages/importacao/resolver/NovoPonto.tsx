import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import type { Previa } from '../../../../contract/previas.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { useMayEdit } from '../../../app/access.ts';
import { useCreation } from '../../../app/useCreation.ts';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { ClienteInput } from './ClienteInput.tsx';
import { NewRecord } from './NewRecord.tsx';

const CLIENTE = { name: 'idPessoa', label: 'Cliente', kind: 'integer', required: true } as const;
const PONTO = Object.values(PONTO_COLETA);

type Ponto = Previa['pontos'][number];

/** What the form starts with: the point as the file names it, and its client where the file names one that we know. */
function proposed({ texto, candidatos }: Ponto) {
  const own = candidatos.find(({ cliente }) => normalize(texto).startsWith(`${normalize(cliente)} / `));
  const descricao = own ? texto.slice(texto.indexOf(' / ', own.cliente.length - 1) + 3) : texto;
  return { idPessoa: own?.idPessoa ?? null, descricao, planoAmostragem: null };
}

interface NovoPontoProps {
  ponto: Ponto;
  /** Keeps that the laboratory's text means the new point. */
  onCreated(idPontoColeta: number): unknown;
}

/** A new sampling point of a client under the name that a file gives it; nothing for who may not edit clients. */
export function NovoPonto({ ponto, onCreated }: NovoPontoProps) {
  const translate = useTranslate();
  const create = useCreation();
  const mayEdit = useMayEdit('cadastro/cliente');
  if (!mayEdit) return null;
  return (
    <NewRecord
      text={translate('importacao.resolve.newPoint')}
      label={translate('importacao.resolve.newPointOf', { texto: ponto.texto })}
      title={translate('ficha.ponto.newTitle')}
      fields={[CLIENTE, ...PONTO]}
      record={proposed(ponto)}
      send={async ({ idPessoa, descricao, planoAmostragem }, signal) => {
        const body = { idPessoa, descricao, planoAmostragem };
        return (await create(contract.pontosColeta.save, { body, signal })).data.id;
      }}
      onCreated={onCreated}
    >
      <ClienteInput field={CLIENTE} />
      {PONTO.map((field) => (
        <KindInput key={field.name} field={field} />
      ))}
    </NewRecord>
  );
}
