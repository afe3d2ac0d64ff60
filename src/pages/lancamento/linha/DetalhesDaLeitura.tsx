import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Leitura } from '../../../../contract/leitura.ts';
import { REINICIOS } from '../../../../domain/leitura/restart.ts';
import { draftOf, LANCAMENTO } from '../../../app/clienteDrafts.ts';
import { KeptDraft } from '../../../kit/drafts/KeptDraft.tsx';
import { useDraft } from '../../../kit/drafts/useDraft.ts';
import { FieldText } from '../../../kit/forms/inputs/FieldText.tsx';
import { useLeaveWarning } from '../../../kit/forms/leaving.ts';
import { useDiscardQuestion } from '../../../kit/forms/useDiscardQuestion.tsx';
import { ChoiceField } from '../../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../../kit/inputs/TypedField.tsx';
import { KEYS } from '../../../kit/keys/keys.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { type Pendente, rotuloDe } from '../guardado/pendente.ts';
import {
  arrumado,
  CAMPOS,
  type Campo,
  ehNumero,
  ehTexto,
  ilegivel,
  NOMES,
  type Textos,
  textoDe,
} from '../leitura/campos.ts';
import { digitadaSobre, type Linha } from './linha.ts';
import { RemoverLeitura } from './RemoverLeitura.tsx';
import { situacaoDe } from './situacao.ts';

const DETALHES: readonly Campo[] = ['obs', 'motivo', 'reinicioMedidor', 'horaInicial', 'horaFinal', 'volumeCorrido'];

const REINICIO = REINICIOS.map(({ id, nome }) => [String(id), nome] as const);
const nomeDoReinicio = (value: string) => REINICIO.find(([id]) => id === value)?.[1];

/** Which saved reading something was typed over that was kept. */
type Sobre = Pick<Pendente, 'id' | 'versao'>;

interface DetalhesDaLeituraProps {
  linha: Linha;
  mayEdit: boolean;
  /** With what was typed, and over what; `takenBack` where that was over the reading as it was earlier. */
  onDone(textos: Textos, sobre: Leitura, takenBack: boolean): void;
  /** Removes the reading. @returns whether it is removed, or may be */
  remove(leitura: Leitura): Promise<boolean>;
  onClose(): void;
}

/** What else of a reading the server refused is put right here as well; a category is chosen in the grid. */
function camposDe({ falha, textos }: Linha): { campos: readonly Campo[]; ditos: Readonly<Record<string, string>> } {
  if (falha?.resultado.como !== 'recusada') return { campos: DETALHES, ditos: {} };
  const ditos = falha.resultado.campos;
  // Where it is said of no field, as of one that was removed, it is about the reading as it was typed.
  const isMeant = (campo: Campo) =>
    Object.keys(ditos).length > 0 ? campo in ditos : campo === 'leituraAtual' || campo in textos;
  const others = NOMES.filter((campo) => isMeant(campo) && campo !== 'idCategoriaCobranca');
  return { campos: [...others.filter((campo) => !DETALHES.includes(campo)), ...DETALHES], ditos };
}

/**
 * 'Observações': what of a reading is seldom typed, and why it is right where it is odd. It is kept like what is typed in the grid;
 * who only looks reads here what the grid cuts short.
 */
export function DetalhesDaLeitura({ linha, mayEdit, onDone, remove, onClose }: DetalhesDaLeituraProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { leitura } = linha;
  const [textos, setTextos] = useState<Textos>({});
  const [refused, setRefused] = useState(false);
  const wrong = ilegivel(textos);
  const [sobre, setSobre] = useState<Sobre | null>(null);
  /** As it was when typing began. */
  const [antes, setAntes] = useState<Linha | null>(null);
  const { id, idPessoa, idHidrometro, idAno, idMes } = leitura;
  const began = (antes ?? linha).leitura;
  const isOther = sobre !== null && (sobre.id !== leitura.id || sobre.versao !== (leitura.versao ?? null));
  const over = sobre ?? { id: began.id, versao: began.versao ?? null };
  const place = useDraft(draftOf(LANCAMENTO, idPessoa, `${idAno}-${idMes}/${idHidrometro}`));
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const { onDirty, requestClose, close, question } = useDiscardQuestion(onClose, () => place?.drop());
  const held = (campo: Campo) => textoDe(leitura, linha.textos, campo);
  const isDirty = Object.entries(textos).some(([campo, text]) => text !== held(campo as Campo));
  useLeaveWarning(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { campos, ditos } = camposDe(linha);
  const first = 'motivo' in ditos ? 'motivo' : campos[0];

  return (
    <Dialog open onClose={requestClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('lancamento.detalhes.titulo', { rotulo: rotuloDe(leitura) })}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(wrong !== null);
          if (wrong) {
            const field = event.currentTarget.elements.namedItem(wrong.campo);
            if (field instanceof HTMLElement) field.focus();
            return;
          }
          onDone(
            Object.fromEntries(Object.entries(textos).map(([campo, text]) => [campo, arrumado(campo as Campo, text)])),
            sobre
              ? { ...leitura, ...sobre }
              : digitadaSobre(antes ?? linha, linha, Object.keys(textos) as Campo[]).leitura,
            isOther,
          );
          place?.drop();
          close();
        }}
      >
        {/* Nothing in it takes the focus of who only looks: the keyboard scrolls it by itself. */}
        <DialogContent {...(!mayEdit && { tabIndex: 0 })}>
          {mayEdit && (
            <KeptDraft
              place={place}
              held={isDirty ? { versao: over.versao, campos: { id: over.id, textos } } : null}
              onRestore={({ campos, versao }) => {
                setTextos(campos.textos as Textos);
                setSobre({ id: Number(campos.id), versao });
              }}
              onAnswered={() => input.current?.focus()}
            />
          )}
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            {situacaoDe(linha).textos.join(' · ')}
          </Typography>
          {campos.map((campo) => {
            const { label, kind, maxLength } = CAMPOS[campo];
            const value = textos[campo] ?? held(campo);
            const dito = textos[campo] === undefined && ditos[campo];
            const problem = refused && wrong?.campo === campo ? wrong.erro : dito;
            if (!mayEdit) {
              return (
                <FieldText key={campo} label={label} note={problem || undefined}>
                  {campo === 'reinicioMedidor' ? nomeDoReinicio(value) : value}
                </FieldText>
              );
            }
            const put = (text: string) => {
              setAntes(antes ?? linha);
              setTextos({ ...textos, [campo]: text });
            };
            const common = {
              name: campo,
              label,
              value,
              // Who opens it comes for that, and who is refused is taken to the field: it needs no voice of its own.
              error: Boolean(problem),
              helperText: problem || undefined,
              autoFocus: campo === first,
              inputRef: campo === first ? input : undefined,
              fullWidth: true,
              margin: 'dense',
              size: phone ? 'medium' : 'small',
            } as const;
            if (campo === 'reinicioMedidor') {
              return <ChoiceField key={campo} {...common} choices={REINICIO} onChoice={put} />;
            }
            return (
              <TypedField
                key={campo}
                {...common}
                onText={put}
                multiline={kind === 'multiline'}
                minRows={kind === 'multiline' ? 3 : undefined}
                // What is too long is told, and not cut.
                maxLength={ehTexto(campo) ? undefined : maxLength}
                // A number is typed anew, as it is in the card.
                onFocus={({ target }) => ehNumero(campo) && target.select()}
                slotProps={{
                  htmlInput: {
                    inputMode: ehNumero(campo) ? 'decimal' : undefined,
                    style: phone ? { fontSize: '1rem' } : undefined,
                  },
                }}
              />
            );
          })}
        </DialogContent>
        <DialogActions>
          {mayEdit && id !== 0 && (
            <RemoverLeitura
              leitura={leitura}
              remove={remove}
              onRemoved={() => {
                place?.drop();
                close();
              }}
            />
          )}
          <Button onClick={requestClose} autoFocus={!mayEdit}>
            {translate(mayEdit ? 'lancamento.detalhes.cancelar' : 'lancamento.detalhes.fechar')}
          </Button>
          {mayEdit && (
            <Button type="submit" variant="contained" {...KEYS.apply}>
              {translate('lancamento.detalhes.aplicar')}
            </Button>
          )}
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
