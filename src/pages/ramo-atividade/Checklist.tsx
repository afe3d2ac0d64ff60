import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useEditContext, useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { normalize, searchText } from '../../../domain/searchText.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import type { Draft } from '../../app/drafts.ts';
import { useApi } from '../../app/useCall.ts';
import { KeptDraft } from '../../kit/drafts/KeptDraft.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { type Conflict, conflictOf } from '../../kit/forms/conflict.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { useReadOnly } from '../../kit/forms/inputs/mode.ts';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { PageSaveBar } from '../../kit/forms/SaveBar.tsx';
import { SaveFailure } from '../../kit/forms/SaveFailure.tsx';
import { sendOver } from '../../kit/forms/sendOver.ts';
import { useSave } from '../../kit/forms/useSave.ts';
import { useStaysForm } from '../../kit/forms/useStaysForm.ts';
import { RightLost } from '../../kit/forms/WhileTyped.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { ChecklistConflict } from './ChecklistConflict.tsx';
import { COLUMNS } from './columns.ts';
import { type Ids, isSame, merge, savedNow } from './merge.ts';

interface ChecklistProps {
  parametros: readonly RaRecord[];
  saved: readonly number[];
  /** Drops the choice and reads how things stand. */
  onReload(): void;
  /** Another person has changed the branch: it may have parameters that are not listed here yet. */
  onConflict(): void;
}

/** The parameters of a branch in one version of it; a legacy server tells no versions. */
interface Version {
  versao?: number | null;
  ids: Ids;
}

const idsIn = (value: unknown): Ids => new Set<number>(Array.isArray(value) ? value : []);

/** Every parameter with a box, those of the branch checked. Who may only see finds those of the branch. */
export function Checklist({ parametros, saved, onReload, onConflict }: ChecklistProps) {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const api = useApi();
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const [kept, setKept] = useState<Version>(() => ({ versao: record?.versao, ids: new Set(saved) }));
  const [chosen, setChosen] = useState(kept.ids);
  // What a choice taken back was made on.
  const [over, setOver] = useState<Version | null>(null);
  const [filter, setFilter] = useState('');
  const dirty = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const place = useDraft(`${ramoAtividade.resource}/${record?.id}/parametros`);
  const base = over ?? kept;
  const { submit, failure, saving, clearFailure } = useSave({
    /** @param base what the choice `ids` is sent over */
    send: ({ base, ids }: { base: Version; ids: Ids }, signal) => {
      const listaParametros = [...ids].map((idParametro) => ({ idParametro }));
      const body = { idRamoAtividade: Number(record?.id), listaParametros };
      return sendOver(
        base.versao,
        (versao) => api(contract.ramosAtividade.saveParametros, { body: { ...body, versao }, signal }),
        (atual) => {
          const theirs = savedNow(atual);
          return theirs !== null && isSame(merge(base.ids, ids, theirs), ids);
        },
      );
    },
    onSaved: ({ data }, { ids }) => {
      setKept({ versao: data.versao, ids });
      // What was chosen meanwhile is not saved.
      setChosen((now) => merge(chosen, now, ids));
      setOver(null);
      notify('ramo.saved', { type: 'success' });
      // The branch has a new version.
      return refetch();
    },
    onFailed: (error) => void (conflictOf(error) && onConflict()),
  });
  const conflict = conflictOf(failure);

  const isDirty = !isSame(chosen, kept.ids);
  // What was chosen is not to be read as the branch's where the right to change it was taken away meanwhile.
  const [mayEdit, giveUp] = useStaysForm(!readOnly, isDirty);
  useLeaveWarning(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);

  const shown = parametros.filter(({ id, sigla, descricao }) => {
    const listed = mayEdit || kept.ids.has(Number(id));
    return listed && searchText([sigla, descricao]).includes(normalize(filter));
  });
  const shownIds = shown.map(({ id }) => Number(id));
  const shownChosen = shownIds.filter((id) => chosen.has(id)).length;

  function set(ids: readonly number[], choose: boolean) {
    const after = new Set(chosen);
    for (const id of ids) choose ? after.add(id) : after.delete(id);
    setChosen(after);
  }
  function restore({ campos, versao }: Draft) {
    const ids = idsIn(campos.parametros);
    // Parameters that were removed since are left out.
    setChosen(new Set(parametros.map(({ id }) => Number(id)).filter((id) => ids.has(id))));
    setOver({ versao, ids: campos.antes ? idsIn(campos.antes) : kept.ids });
  }
  function keepMine({ atual }: Conflict) {
    const theirs = savedNow(atual) ?? base.ids;
    void submit({ base: { versao: atual.versao, ids: theirs }, ids: merge(base.ids, chosen, theirs) });
  }
  const nameOf = ({ sigla, descricao, flagAtivo }: RaRecord) => {
    const name = sigla === descricao ? sigla : `${descricao} (${sigla})`;
    return flagAtivo === 0 ? translate('ramo.checklist.disabled', { name }) : name;
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ base, ids: chosen });
      }}
    >
      {mayEdit && readOnly && <RightLost />}
      {mayEdit && (
        <KeptDraft
          place={place}
          held={
            isDirty ? { versao: base.versao ?? null, campos: { parametros: [...chosen], antes: [...base.ids] } } : null
          }
          onRestore={restore}
          onAnswered={() => input.current?.focus()}
        />
      )}
      {conflict && (
        <ChecklistConflict
          conflict={conflict}
          base={base.ids}
          nameOf={(id) => {
            const one = parametros.find((each) => Number(each.id) === id);
            return one ? nameOf(one) : String(id);
          }}
          onReload={() => {
            place?.drop();
            clearFailure();
            refetch();
            onReload();
          }}
          onKeepMine={() => keepMine(conflict)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TypedField
          label={translate('ramo.checklist.filter')}
          inputRef={input}
          value={filter}
          onText={setFilter}
          // Enter here narrows the list, it does not save it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ width: 280 }}
        />
        {mayEdit && (
          <FormControlLabel
            label={translate(filter.trim() ? 'ramo.checklist.allShown' : 'ramo.checklist.all')}
            control={
              <Checkbox
                checked={shownChosen > 0 && shownChosen === shown.length}
                indeterminate={shownChosen > 0 && shownChosen < shown.length}
                onChange={({ target }) => set(shownIds, target.checked)}
              />
            }
          />
        )}
        <Typography variant="body2" role="status">
          {translate('ramo.checklist.count', { chosen: chosen.size, total: parametros.length })}
        </Typography>
      </Box>
      {shown.length === 0 && (
        <Typography sx={{ my: 2 }}>
          {translate(`ramo.checklist.${parametros.length === 0 ? 'empty' : filter.trim() ? 'noMatch' : 'none'}`)}
        </Typography>
      )}
      {mayEdit ? (
        <Box component="fieldset" sx={{ ...COLUMNS, border: 0, p: 0, m: 0, my: 1 }}>
          <legend>{translate('ramo.checklist.label')}</legend>
          {shown.map((one) => (
            <FormControlLabel
              key={one.id}
              label={nameOf(one)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(Number(one.id))}
                  onChange={({ target }) => set([Number(one.id)], target.checked)}
                />
              }
            />
          ))}
        </Box>
      ) : (
        <Box component="ul" aria-label={translate('ramo.checklist.label')} sx={COLUMNS}>
          {shown.map((one) => (
            <li key={one.id}>{nameOf(one)}</li>
          ))}
        </Box>
      )}
      {mayEdit && (
        <>
          <SaveFailure failure={failure} title={translate('ramo.checklist.error', { message: failure?.message })} />
          <PageSaveBar
            label={translate('ramo.save')}
            saving={saving}
            dirty={isDirty}
            onDiscard={() => {
              place?.drop();
              setChosen(kept.ids);
              setOver(null);
              clearFailure();
              giveUp();
            }}
          />
        </>
      )}
      <DiscardGuard dirty={dirty} onDiscard={() => place?.drop()} />
    </Box>
  );
}
