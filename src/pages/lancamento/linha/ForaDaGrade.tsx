import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { labelled } from '../../../../domain/labelled.ts';
import { TypedField } from '../../../kit/inputs/TypedField.tsx';
import { type Falha, type Falhas, pedeMotivo, semMedidor } from '../envio/falhas.ts';
import type { Pendente } from '../guardado/pendente.ts';
import { CAMPOS, NOMES } from '../leitura/campos.ts';
import { BOTAO, LINHA, LISTA } from '../pecas/listas.ts';
import { useFocoNaLista } from '../pecas/useFocoNaLista.ts';
import type { NomeDe } from './colunas.ts';

interface ForaDaGradeProps {
  fora: readonly Pendente[];
  falhas: Falhas;
  nome: NomeDe;
  busy: boolean;
  /** With why it is right, where the server asks for that. */
  onSave(idHidrometro: number, motivo?: string): void;
  onDiscard(pendente: Pendente): void;
  /** None is left of those that were decided on: the focus has no place here. */
  onEmpty(): void;
}

/** Pending readings that have no row any more, with what was typed: 'Salvar tudo' leaves them to be decided here, one by one. */
export function ForaDaGrade({ fora, falhas, onEmpty, ...more }: ForaDaGradeProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const ids = fora.map(({ idHidrometro }) => idHidrometro);
  const onPress = useFocoNaLista(list, ids, more.busy, onEmpty);
  if (fora.length === 0) return null;
  const title = translate('lancamento.fora.titulo', { smart_count: fora.length });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, maxHeight: 200, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <AlertTitle role="status">{title}</AlertTitle>
      <Box component="ul" ref={list} sx={LISTA}>
        {fora.map((pendente) => (
          <li key={pendente.idHidrometro}>
            <Leitura pendente={pendente} falha={falhas.get(pendente.idHidrometro)} onPress={onPress} {...more} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface LeituraProps extends Pick<ForaDaGradeProps, 'nome' | 'busy' | 'onSave' | 'onDiscard'> {
  pendente: Pendente;
  falha: Falha | undefined;
  /** Before what a button does. */
  onPress(idHidrometro: number, botao: string): void;
}

function Leitura({ pendente, falha, nome, busy, onPress, onSave, onDiscard }: LeituraProps) {
  const translate = useTranslate();
  const { idHidrometro, rotulo, textos } = pendente;
  const [motivo, setMotivo] = useState(textos.motivo ?? '');
  const semMotivo = pedeMotivo(falha);
  const removido = semMedidor(falha);
  const shown = (campo: (typeof NOMES)[number], text: string) =>
    CAMPOS[campo].kind === 'integer' ? nome(campo, text) : text;
  const typed = NOMES.flatMap((campo) => {
    const text = textos[campo];
    return text === undefined
      ? []
      : [`${labelled(CAMPOS[campo].label)} ${shown(campo, text) || translate('lancamento.fora.vazio')}`];
  }).join('; ');
  const save = () => onSave(idHidrometro, semMotivo ? motivo.trim() : undefined);
  const buttons = [
    ...(removido ? [] : ([['salvar', save]] as const)),
    ['descartar', () => onDiscard(pendente)] as const,
  ];
  return (
    <Box sx={{ ...LINHA, flexWrap: 'wrap' }}>
      <Box component="span" sx={{ flex: '1 1 260px' }}>
        <strong>{rotulo}</strong> {translate(`lancamento.fora.${removido ? 'removido' : 'motivo'}`)} {typed}
      </Box>
      {semMotivo && (
        <TypedField
          label={CAMPOS.motivo.label}
          value={motivo}
          onText={setMotivo}
          maxLength={CAMPOS.motivo.maxLength}
          margin="dense"
          autoFocus
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { 'aria-label': `${CAMPOS.motivo.label}: ${rotulo}` } }}
        />
      )}
      {buttons.map(([name, onClick]) => (
        <Button
          key={name}
          data-botao={name}
          sx={BOTAO}
          color="inherit"
          variant="outlined"
          disabled={busy}
          aria-label={`${translate(`lancamento.fora.${name}`)}: ${rotulo}`}
          onClick={() => {
            onPress(idHidrometro, name);
            onClick();
          }}
        >
          {translate(`lancamento.fora.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
